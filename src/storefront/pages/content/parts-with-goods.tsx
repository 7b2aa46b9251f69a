import { Fragment } from 'react'
import { Link } from 'react-router'
import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { VisuallyHidden } from '#kit/visually-hidden.tsx'
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
              <ProductGrid row products={part.goods} heading={part.heading} eager={part.eager} />
              {part.all && (
                <Link
                  to={part.all.address}
                  className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 tablet:mt-5 desktop:absolute desktop:right-0 desktop:bottom-full"
                >
                  {part.all.words}
                  {part.all.section && <VisuallyHidden>{`: ${part.all.section}`}</VisuallyHidden>}
                </Link>
              )}
            </div>
          ) : (
            <PlainPart part={part} />
          )}
        </Fragment>
      ))}
    </CardActions>
  )
}
