import type { ReactNode } from 'react'
import type { SkeletonKind } from '@/screens'
import { Screen, type ScreenProps } from '@/ui/Screen'
import {
  SkeletonControl,
  SkeletonFilters,
  SkeletonLine,
  SkeletonList,
  SkeletonPicture,
  SkeletonProductGrid,
  Waiting,
} from '@/ui/Skeleton'

interface ScreenSkeletonProps extends Pick<ScreenProps, 'onBack'> {
  kind: SkeletonKind
  /** A bar when it is not known yet. */
  title?: string | undefined
}

/** Shown in the shape of a screen while its code and data load. */
export function ScreenSkeleton({ kind, title, onBack }: ScreenSkeletonProps) {
  const head = title ?? <SkeletonLine height="title" width="half" />
  return (
    <Screen isSkeleton title={kind === 'home' ? undefined : head} onBack={onBack}>
      <Waiting className="flex flex-col gap-4">{shapes[kind]()}</Waiting>
    </Screen>
  )
}

const shapes: Record<SkeletonKind, () => ReactNode> = {
  plain: () => null,
  form: () => (
    <>
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <SkeletonLine width="short" height="small" />
          <SkeletonLine height="control" />
        </div>
      ))}
    </>
  ),
  list: () => <SkeletonList count={4} />,
  grid: () => (
    <>
      <SkeletonLine height="control" />
      <div>
        <div className="mb-3 flex flex-col gap-1">
          <SkeletonControl />
          <SkeletonFilters />
        </div>
        <SkeletonProductGrid />
      </div>
    </>
  ),
  home: () => (
    <>
      <SkeletonLine height="control" />
      <div className="-my-2 flex flex-col gap-2">
        <SkeletonLine height="control" />
        <SkeletonLine height="control" />
      </div>
      <div>
        <div className="flex h-tap items-center">
          <SkeletonLine width="short" height="title" />
        </div>
        <SkeletonProductGrid />
      </div>
    </>
  ),
  details: () => (
    <>
      <SkeletonPicture />
      <SkeletonList count={1} lines={4} />
    </>
  ),
}
