import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { comparisonTexts } from '#features/lists/texts/comparison.ts'
import { PassingAlert } from '#kit/passing-alert.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { askFor } from '../frame/ask-for.ts'
import { inOrder } from '../frame/in-order.ts'

interface Comparing {
  /** Ids of products. */
  compared: number[]
  compare: (product: number, wanted: boolean) => void
}

const ComparingContext = createContext<Comparing>({ compared: [], compare: () => {} })

/** What the visitor compares, and what changes it. */
export function useComparing(): Comparing {
  return useContext(ComparingContext)
}

/** Lets the cards inside be compared, and shows the way to the comparison as soon as there is one (B2.51). */
export function ComparingProvider({ children }: { children: ReactNode }) {
  const say = useWords()
  const [compared, setCompared] = useState<number[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (!hint.isSet()) return
    const ask = () => askFor({ Comparers: { params: { only: 'ids' } } })
    inOrder(ask).then(
      ({ Comparers }) => {
        setCompared(Comparers?.response?.product?.map(({ attributes }) => attributes.id) ?? [])
      },
      () => {},
    )
  }, [])
  const value = useMemo(
    (): Comparing => ({
      compared,
      compare: (product, wanted) => {
        const before = compared
        setCompared(wanted ? [...before, product] : before.filter((id) => id !== product))
        if (wanted) hint.set(true) // now, since he may leave before the answer comes
        void inOrder(() => send(product, wanted)).then((answer) => {
          setCompared(answer.ids ?? before)
          if (answer.ids) hint.set(answer.ids.length > 0)
          setFailure(answer.ok ? null : (answer.message ?? say(comparisonTexts.failed)))
        })
      },
    }),
    [compared, say],
  )
  return (
    <ComparingContext value={value}>
      {children}
      <div role="status" className="contents">
        {compared.length > 0 && (
          <Link to={urls.comparison()} className="comparison-bar">
            {say(comparisonTexts.show, { count: compared.length })}
          </Link>
        )}
      </div>
      <PassingAlert className="floating-alert" onGone={() => setFailure(null)}>
        {failure}
      </PassingAlert>
    </ComparingContext>
  )
}

/** Loaded with the first press; what cannot be loaded has failed. */
async function send(product: number, wanted: boolean) {
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
