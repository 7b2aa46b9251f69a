import { Scale } from 'lucide-react'
import { createContext, type ReactNode, type SubmitEvent, useContext, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { comparisonTexts } from '#features/lists/texts/comparison.ts'
import { useTranslate } from '#kit/messages.tsx'
import { TemporaryNotice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import { fetchVisitorData, runInOrder } from '../frame/visitor-requests.ts'
import type { QuickProduct } from './quick-add-request.ts'

interface Comparison {
  /** Ids of products. */
  compared: number[]
  compare: (product: number, wanted: boolean) => void
}

const ComparisonContext = createContext<Comparison>({ compared: [], compare: () => {} })

/** What the visitor compares, and what changes it. */
export function useComparison(): Comparison {
  return useContext(ComparisonContext)
}

/** Lets the cards inside be compared, and shows the way to the comparison as soon as there is one (B2.51). */
export function ComparisonProvider({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const [compared, setCompared] = useState<number[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!hint.isSet()) return
    const ask = () => fetchVisitorData({ Comparers: { params: { only: 'ids' } } })
    runInOrder(ask).then(
      ({ Comparers }) => {
        setCompared(Comparers?.response?.product?.map(({ attributes }) => attributes.id) ?? [])
      },
      () => {},
    )
  }, [])
  const value = useMemo(
    (): Comparison => ({
      compared,
      compare: (product, wanted) => {
        const before = compared
        setCompared(wanted ? [...before, product] : before.filter((id) => id !== product))
        if (wanted) hint.set(true) // now, since he may leave before the answer comes
        void runInOrder(() => postComparison(product, wanted)).then((answer) => {
          setCompared(answer.ids ?? before)
          if (answer.ids) hint.set(answer.ids.length > 0)
          setFailure(answer.ok ? null : (answer.message ?? t(comparisonTexts.failed)))
        })
      },
    }),
    [compared, t],
  )
  return (
    <ComparisonContext value={value}>
      {children}
      <div role="status" className="contents">
        {compared.length > 0 && (
          <Link to={urls.comparison()} className="comparison-bar">
            {t(comparisonTexts.show, { count: compared.length })}
          </Link>
        )}
      </div>
      <TemporaryNotice className="floating-alert" onGone={() => setFailure(null)}>
        {failure}
      </TemporaryNotice>
    </ComparisonContext>
  )
}

/** Loaded with the first press; what cannot be loaded has failed. */
async function postComparison(product: number, wanted: boolean) {
  try {
    const { sendComparison } = await import('#features/lists/ui/send-comparison.ts')
    return await sendComparison(product, wanted)
  } catch {
    return { ok: false, ids: null, message: null }
  }
}

/** Whether this browser has ever compared something: all others are not asked about it. */
const hint = {
  isSet(): boolean {
    try {
      return localStorage.getItem('compared') !== null
    } catch {
      return true
    }
  },
  set(some: boolean): void {
    try {
      if (some) localStorage.setItem('compared', '1')
      else localStorage.removeItem('compared')
    } catch {
      // then it is asked for on every list
    }
  },
}

/** The one of the page's own product. */
export const compareFormId = 'porownaj'

interface CompareButtonProps {
  product: QuickProduct
  /** On the product's own page: in words to see. */
  wide?: boolean
  /** What is beside it for whoever has no scripts. */
  children?: ReactNode
}

/** Puts a product beside others, or takes it away; without scripts a form that comes back to the same page. */
export function CompareButton({ product, wide, children }: CompareButtonProps) {
  const t = useTranslate()
  const { compared, compare } = useComparison()
  const held = compared.includes(product.id)
  const words = held ? comparisonTexts.held : comparisonTexts.add
  const wideWords = held ? comparisonTexts.heldThis : comparisonTexts.addThis
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    compare(product.id, !held)
  }
  return (
    <form
      id={wide ? compareFormId : undefined}
      action={urls.compare(product)}
      method="post"
      onSubmit={press}
      className={wide ? 'heart' : 'contents'}
    >
      <button
        type="submit"
        aria-pressed={held}
        aria-label={wide ? undefined : t(words, { name: product.name })}
        className={wide ? '' : 'card-deed'}
      >
        <Scale aria-hidden="true" className="size-6" strokeWidth={1.5} />
        {wide && t(wideWords)}
      </button>
      {children}
    </form>
  )
}
