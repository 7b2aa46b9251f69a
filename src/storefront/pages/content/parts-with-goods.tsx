import { Fragment } from 'react'
import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { CardActions } from '../../cards/card-actions.tsx'
import type { ShownPart } from './page-parts.server.tsx'
import { PlainPart } from './plain-part.tsx'

/** The parts of a page with goods, each with all that its card can do. */
export default function PartsWithGoods({ parts }: { parts: ShownPart[] }) {
  return (
    <CardActions>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and none moves
        <Fragment key={index}>
          {'goods' in part ? (
            <div className="content-goods">
              <ProductGrid products={part.goods} heading={part.heading} eager={part.eager} />
            </div>
          ) : (
            <PlainPart part={part} />
          )}
        </Fragment>
      ))}
    </CardActions>
  )
}
