import type { ReactNode } from 'react'
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
      <Waiting className="flex flex-col gap-4 pt-2">{shapes[kind]()}</Waiting>
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
      <SkeletonProductGrid />
    </>
  ),
  home: () => (
    <>
      <SkeletonLine height="control" />
      <SkeletonList count={1} lines={3} />
      <SkeletonProductGrid count={12} />
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
