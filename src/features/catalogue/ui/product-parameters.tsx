import { useWords } from '#kit/words.tsx'
import { productTexts } from '../texts/product.ts'
import { useSectionId } from './section.tsx'

interface ProductParametersProps {
  parameters: { name: string; values: string[] }[]
  producer: string | null
  series: string | null
  code: string | null
  ean: string | null
}

/** What is known about a product in pairs of words. */
export function ProductParameters({ parameters, producer, series, code, ean }: ProductParametersProps) {
  const say = useWords()
  const id = useSectionId()
  const rows: [string, string | null][] = [
    ...parameters.map(({ name, values }): [string, string] => [name, values.join(', ')]),
    [say(productTexts.producer), producer],
    [say(productTexts.series), series],
    [say(productTexts.code), code],
    [say(productTexts.ean), ean],
  ]
  return (
    <dl id={id('dictionary')}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2.5">
              <dt className="text-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
