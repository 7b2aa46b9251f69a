import { createContext, type ReactNode, type SubmitEvent, useContext, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { comparisonTexts } from '#features/lists/texts/comparison.ts'
import { useTranslate } from '#kit/messages.tsx'
import { TemporaryNotice } from '#kit/notice.tsx'
import { PageIcon } from '#kit/page-icons.tsx'
import { urls } from '#shared/urls.ts'
import { fetchVisitorData, runInOrder } from '../frame/visitor-requests.ts'
import type { QuickProduct } from './quick-add-request.ts'

interface Comparison {
  /** Ids of products. */
  compared: number[]
  compare: (product: number, wanted: boolean) => void
}

const ComparisonContext = createContext<Comparison>({ compared: [], compare: () => {} })

/** The visitor's comparison, and the actions that change it. */
export function useComparison(): Comparison {
  return useContext(ComparisonContext)
}

/** Lets the cards inside be compared, and shows the link to the comparison as soon as there is one (B2.51). */
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
        if (wanted) hint.set(true) // immediately, since the visitor may leave before the answer arrives
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

/** Loaded on the first press; a failed import counts as a failed request. */
async function postComparison(product: number, wanted: boolean) {
  try {
    const { sendComparison } = await import('#features/lists/ui/send-comparison.ts')
    return await sendComparison(product, wanted)
  } catch {
    return { ok: false, ids: null, message: null }
  }
}

/** Whether this browser has ever compared a product: only then the comparison is requested. */
const hint = {
  isSet(): boolean {
    try {
      return localStorage.getItem('compared') !== null
    } catch {
      return true
    }
  },
  set(hasCompared: boolean): void {
    try {
      if (hasCompared) localStorage.setItem('compared', '1')
      else localStorage.removeItem('compared')
    } catch {
      // then every list requests the comparison
    }
  },
}

/** The button of the product whose page this is. */
export const compareFormId = 'porownaj'

interface CompareButtonProps {
  product: QuickProduct
  /** On the product's own page: with visible text. */
  wide?: boolean
  /** Fallback for visitors without scripts. */
  children?: ReactNode
}

/** Adds a product to the comparison or removes it; without scripts a form that returns to the same page. */
export function CompareButton({ product, wide, children }: CompareButtonProps) {
  const t = useTranslate()
  const { compared, compare } = useComparison()
  const isCompared = compared.includes(product.id)
  const label = isCompared ? comparisonTexts.held : comparisonTexts.add
  const wideLabel = isCompared ? comparisonTexts.heldThis : comparisonTexts.addThis
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    compare(product.id, !isCompared)
  }
  return (
    <form
      id={wide ? compareFormId : undefined}
      action={urls.compare(product)}
      method="post"
      onSubmit={press}
      className={wide ? 'toggle' : 'contents'}
    >
      <button
        type="submit"
        aria-pressed={isCompared}
        aria-label={wide ? undefined : t(label, { name: product.name })}
        className={wide ? '' : 'card-action card-compare'}
      >
        <PageIcon name="scale" className="size-6" />
        {wide && t(wideLabel)}
      </button>
      {children}
    </form>
  )
}
