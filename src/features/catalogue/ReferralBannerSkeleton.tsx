import { Card } from '@/ui/Card'
import { SkeletonLine } from '@/ui/Skeleton'

export function ReferralBannerSkeleton() {
  return (
    <Card className="flex items-center gap-3">
      <div className="flex flex-1 flex-col gap-2">
        <SkeletonLine width="half" height="small" />
        <SkeletonLine width="most" height="title" />
      </div>
      <div className="w-1/3">
        <SkeletonLine height="control" />
      </div>
    </Card>
  )
}
