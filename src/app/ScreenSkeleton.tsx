import type { ReactNode } from 'react'
import { earlyPicture } from '@/early'
import { Card } from '@/ui/Card'
import { Screen } from '@/ui/Screen'
import {
  SkeletonLine,
  SkeletonList,
  SkeletonPicture,
  SkeletonProductGrid,
  Waiting,
} from '@/ui/Skeleton'

export type SkeletonKind = 'plain' | 'form' | 'list' | 'grid' | 'home' | 'details'

/** What stands while a screen's code and data are on the way, in the shape of the screen. */
export function ScreenSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <Screen>
      <Waiting className={`flex flex-col gap-4 ${kind === 'home' ? '' : 'pt-2'}`}>
        {shapes[kind]()}
      </Waiting>
    </Screen>
  )
}

const shapes: Record<SkeletonKind, () => ReactNode> = {
  plain: () => <SkeletonLine height="title" width="half" />,
  form: () => (
    <>
      <SkeletonLine height="title" width="half" />
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <SkeletonLine width="short" height="small" />
          <SkeletonLine height="control" />
        </div>
      ))}
    </>
  ),
  list: () => (
    <>
      <SkeletonLine height="title" width="half" />
      <SkeletonList count={4} />
    </>
  ),
  grid: () => (
    <>
      <SkeletonLine height="title" width="most" />
      <SkeletonLine height="control" />
      <SkeletonProductGrid pictureOf={earlyPicture} />
    </>
  ),
  home: () => (
    <>
      <SkeletonLine height="control" />
      <div className="flex flex-col gap-3">
        <Card className="flex items-center gap-3">
          <div className="flex flex-1 flex-col gap-2">
            <SkeletonLine width="half" height="small" />
            <SkeletonLine width="most" height="title" />
          </div>
          <div className="w-1/3">
            <SkeletonLine height="control" />
          </div>
        </Card>
        <div className="grid grid-cols-2 gap-3">
          <SkeletonList count={1} />
          <SkeletonList count={1} />
        </div>
      </div>
      <div>
        <div className="flex h-14 items-center">
          <SkeletonLine width="short" height="title" />
        </div>
        <SkeletonProductGrid pictureOf={earlyPicture} />
      </div>
    </>
  ),
  details: () => (
    <>
      <SkeletonLine height="title" width="most" />
      <SkeletonPicture />
      <SkeletonList count={1} lines={4} />
    </>
  ),
}
