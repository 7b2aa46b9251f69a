import { Heart } from '#features/lists/ui/heart.tsx'
import { usePersonal } from './personal.tsx'

interface FavouriteButtonProps {
  product: { id: number; name: string }
  size?: string
  small?: boolean
}

/** The heart of a product, which knows about the visitor; shows at once what the shop is told meanwhile. */
export function FavouriteButton({ product, size = '', small }: FavouriteButtonProps) {
  const { isFavourite, like } = usePersonal()
  const held = isFavourite(product.id)
  return <Heart {...{ product, size, small, held }} onPress={() => like(product, size, !held)} />
}
