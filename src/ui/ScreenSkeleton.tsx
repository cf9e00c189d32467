import { Screen, type ScreenProps } from './Screen'
import { Loading, SkeletonLine, SkeletonParts, SkeletonProductGrid } from './Skeleton'
import { parts } from './skeleton-parts'

/** The shape of a screen. The last ones stand for a column of parts. */
export type SkeletonKind = keyof typeof shapes | keyof typeof parts

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
      <Loading className="flex flex-col gap-4">
        {hasParts(kind) ? <SkeletonParts heights={parts[kind]} /> : shapes[kind]()}
      </Loading>
    </Screen>
  )
}

const hasParts = (kind: SkeletonKind): kind is keyof typeof parts => kind in parts

const shapes = {
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
  grid: () => (
    <>
      <SkeletonLine height="control" />
      <div>
        <div className="mb-3 flex flex-col gap-1">
          {/* With the borders of the search and of the filters. */}
          <div className="border border-transparent">
            <SkeletonLine height="control" />
          </div>
          <div className="my-1 border border-transparent">
            <SkeletonLine height="control" />
          </div>
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
}
