import { Check, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { NoPicture } from '#features/catalogue/ui/no-picture.tsx'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { QuickAddButton } from '../../cards/quick-add.tsx'
import type { Route } from './+types/page'

type Data = Route.ComponentProps['loaderData']
type Product = Data['columns'][number]

/**
 * Products in columns, 3, 4, 4 or 5 of them visible by view size (B9.19) and the rest by scrolling. The names stay visible: they are
 * repeated above the table, hidden from screen readers, since content of a sideways scrolling element cannot stick to the page.
 */
export function ComparisonTable({ data: { columns: products, prices, rows, words } }: { data: Data }) {
  const head = useRef<HTMLDivElement>(null)
  useStickyBelowHeader(head)
  return (
    <div className="comparison">
      <div className="comparison-box">
        <div ref={head} className="comparison-head" aria-hidden="true">
          <div className="comparison-names">
            {products.map((product) => (
              <div key={product.id}>
                <Link to={urls.product(product)} tabIndex={-1} className="hover:underline">
                  {nonBreaking(product.name)}
                </Link>
              </div>
            ))}
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
        <section aria-label={words.title} tabIndex={0} className="comparison-scroll">
          <Table products={products} prices={prices} rows={rows} words={words} />
          {rows.length === 0 && <p className="p-4 text-soft">{words.noDifferences}</p>}
        </section>
      </div>
    </div>
  )
}

interface TableProps extends Pick<Data, 'prices' | 'rows' | 'words'> {
  products: Product[]
}

function Table({ products, prices, rows, words }: TableProps) {
  return (
    <table>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <td className="comparison-corner" />
          {products.map((product) => (
            <td key={product.id}>
              <Head product={product} />
            </td>
          ))}
        </tr>
        <tr>
          <td className="comparison-corner" />
          {products.map((product) => (
            <th key={product.id} scope="col">
              <div>{nonBreaking(product.name)}</div>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row" className="comparison-corner">
            <span className="comparison-label-text text-small font-normal text-soft">{prices.label}</span>
          </th>
          {products.map((product, index) => (
            <td key={product.id}>
              <div>
                <Cost product={product} words={prices.values[index]} />
              </div>
            </td>
          ))}
        </tr>
        <tr>
          <td className="comparison-corner" />
          {products.map((product) => (
            <td key={product.id}>
              <Action product={product} words={words} />
            </td>
          ))}
        </tr>
      </thead>
      {rowGroups(rows, words).map(({ title, rows }) => (
        <tbody key={title}>
          {title && (
            <tr className="max-tablet:block">
              <th
                scope="rowgroup"
                colSpan={products.length + 1}
                className="bg-accent-wash text-accent max-tablet:block"
              >
                <div className="sticky left-0 inline-block p-2 tablet:px-4">{title}</div>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <TableRow key={row.key} row={row} products={products} words={words} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The rows in which the products differ, and those in which they do not; without titles where there is one kind only. */
function rowGroups(rows: Data['rows'], { differing, alike }: Data['words']) {
  const groups = [
    { title: differing, rows: rows.filter(({ differs }) => differs) },
    { title: alike, rows: rows.filter(({ differs }) => !differs) },
  ].filter(({ rows }) => rows.length > 0)
  return groups.length > 1 ? groups : [{ title: '', rows }]
}

interface TableRowProps extends Pick<TableProps, 'products' | 'words'> {
  row: Data['rows'][number]
}

/** A trait: its label and its values. */
function TableRow({ row: { label, values }, products, words }: TableRowProps) {
  return (
    <tr>
      <th scope="row" className="comparison-label">
        <div className="comparison-label-text">{label}</div>
      </th>
      {products.map((product, index) => (
        <td key={product.id}>
          <div>
            <Value text={values[index] || words.nothing} yes={words.yes} />
          </div>
        </td>
      ))}
    </tr>
  )
}

/** A tick before a plain yes is seen sooner than the word. */
function Value({ text, yes }: { text: string; yes: string }) {
  return (
    <>
      {text === yes && <Check aria-hidden="true" className="mr-1 inline size-4 align-middle" />}
      {text}
    </>
  )
}

/** The picture of a product, with the way out of the comparison; one that is only offered is pale. */
function Head({ product }: { product: Product }) {
  const [picture] = product.pictures
  return (
    <div>
      <div
        className={`relative aspect-square w-full overflow-hidden rounded-panel bg-picture ${product.isOffered ? 'opacity-60' : ''}`}
      >
        <Link to={urls.product(product)} aria-label={product.name} className="block size-full -outline-offset-2">
          {picture ? (
            <Picture picture={{ ...picture, alt: '' }} sizes={pictureSizes} className="size-full" />
          ) : (
            <NoPicture />
          )}
        </Link>
        {!product.isOffered && (
          <ChangeForm product={product} change="remove" look="comparison-remove">
            <X aria-hidden="true" className="comparison-remove-icon" />
          </ChangeForm>
        )}
      </div>
    </div>
  )
}

/** Buys a product; one that is only offered is added to the comparison. */
function Action({ product, words }: { product: Product; words: Data['words'] }) {
  return (
    <div>
      {product.isOffered ? (
        <ChangeForm product={product} change="add" look="card-buy">
          {words.addThis}
        </ChangeForm>
      ) : (
        <QuickAddButton product={product} />
      )}
    </div>
  )
}

interface ChangeFormProps {
  product: Product
  change: 'add' | 'remove'
  /** The class of its button. */
  look: string
  children: ReactNode
}

/** Adds a product to the comparison, or removes it. */
function ChangeForm({ product, change, look, children }: ChangeFormProps) {
  return (
    <form action={urls.settings()} method="post">
      <input type="hidden" name="comparers" value={change} />
      <input type="hidden" name="product" value={product.id} />
      <button type="submit" aria-label={product.changeLabel} className={look}>
        {children}
      </button>
    </form>
  )
}

const pictureSizes = '(min-width: 1344px) 320px, (min-width: 768px) 25vw, 45vw'

function Cost({ product, words }: { product: Product; words: string | undefined }) {
  if (!product.price) return words
  return <PriceTag price={product.price} from={product.priceFrom} unit={product.unit} hint={product.quantityHint} />
}

/** Keeps sticky elements right below the header, whatever its height; without scripts the style sheet has an estimate. */
function useStickyBelowHeader(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = document.querySelector('header')
    if (!header) return
    const updatePosition = () => {
      const isLarge = matchMedia('(width >= 64rem)').matches
      element.current?.style.setProperty('top', isLarge ? `${header.offsetHeight}px` : 'var(--shrunk-header)')
    }
    const watcher = new ResizeObserver(updatePosition)
    watcher.observe(header)
    return () => watcher.disconnect()
  }, [element])
}
