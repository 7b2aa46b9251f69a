import { productTexts } from '#features/catalogue/texts/product.ts'
import { ProductParameters } from '#features/catalogue/ui/product-parameters.tsx'
import { useSectionId } from '#features/catalogue/ui/section.tsx'
import { RichText } from '#kit/rich-text.tsx'
import { useWords } from '#kit/words.tsx'
import type { Route } from './+types/page'

interface DetailsProps {
  product: Route.ComponentProps['loaderData']['product']
  code: string | null
  ean: string | null
}

/** What there is to read about a product. */
export function Details({ product, code, ean }: DetailsProps) {
  const say = useWords()
  const id = useSectionId()
  return (
    <div className="mt-14 grid gap-12 border-t border-line pt-10 desktop:mt-20 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-16">
      {product.description && (
        <section id={id('longdescription')}>
          <h2 className="mb-4 text-heading">{say(productTexts.description)}</h2>
          <RichText html={product.description} className="max-w-text" />
        </section>
      )}
      <section>
        <h2 className="mb-4 text-heading">{say(productTexts.parameters)}</h2>
        <ProductParameters
          parameters={product.parameters}
          producer={product.producer}
          series={product.series}
          code={code}
          ean={ean}
        />
      </section>
    </div>
  )
}
