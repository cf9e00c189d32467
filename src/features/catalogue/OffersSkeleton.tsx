import { useEarlyPictures } from '@/api/hooks/early-pictures'
import { SkeletonProductGrid, Waiting } from '@/ui/Skeleton'

const COUNT = 12

/** Part 1, "Product list": "12 skeleton placeholders while loading". */
export function OffersSkeleton() {
  const pictures = useEarlyPictures(COUNT)
  return (
    <Waiting>
      <SkeletonProductGrid count={COUNT} pictureOf={(place) => pictures[place]} />
    </Waiting>
  )
}
