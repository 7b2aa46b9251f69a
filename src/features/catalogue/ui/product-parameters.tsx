import { useWords } from '#kit/words.tsx'
import { productTexts } from '../texts/product.ts'

interface ProductParametersProps {
  product: {
    parameters: { name: string; values: string[]; explained: string[] }[]
    producer: string | null
    series: string | null
  }
  code: string | null
  ean: string | null
}

interface Row {
  name: string
  value: string | null
  explained?: string[]
}

/** Rows that are always seen; one or two more are not hidden, as the toggle would take as much room. */
const shownRows = 8

/** What is known about a product in pairs of words (B2.24): many are folded away, and words that need it are explained. */
export function ProductParameters({ product, code, ean }: ProductParametersProps) {
  const say = useWords()
  const rows: Row[] = [
    ...product.parameters.map(({ values, ...parameter }) => ({ ...parameter, value: values.join(', ') })),
    { name: say(productTexts.producer), value: product.producer },
    { name: say(productTexts.series), value: product.series },
    { name: say(productTexts.code), value: code },
    { name: say(productTexts.ean), value: ean },
  ].filter(({ value }) => value)
  const most = rows.length > shownRows + 2 ? shownRows : rows.length
  return (
    <div className="max-w-text">
      <Rows rows={rows.slice(0, most)} />
      {most < rows.length && (
        <details className="all-to-read group/rows">
          <summary className="mt-2 inline-block py-2 text-accent underline underline-offset-4 noscript:hidden print:hidden">
            <span className="group-open/rows:hidden">{say(productTexts.allParameters, { count: rows.length })}</span>
            <span className="hidden group-open/rows:inline">{say(productTexts.fewerParameters)}</span>
          </summary>
          <Rows rows={rows.slice(most)} />
        </details>
      )}
    </div>
  )
}

function Rows({ rows }: { rows: Row[] }) {
  const say = useWords()
  return (
    <dl>
      {rows.map(({ name, value, explained = [] }) => (
        <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2.5">
          <dt className="text-soft">{name}</dt>
          <dd>
            {value}
            {explained.length > 0 && (
              <details className="all-to-read text-small text-soft">
                <summary className="inline-block py-1 underline underline-offset-4 noscript:hidden print:hidden">
                  {say(productTexts.explain)}
                  <span className="sr-only">{name}</span>
                </summary>
                {explained.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
