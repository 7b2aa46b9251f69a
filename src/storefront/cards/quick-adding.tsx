import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { Press, QuickAddsProps } from './press.ts'

interface QuickAdding {
  presses: Press[]
  /** `instead`: what the button does by itself, where our scripts do not come. */
  press: (press: Press, instead: () => void) => void
}

const QuickAddContext = createContext<QuickAdding>({ presses: [], press: (_, instead) => instead() })

/** What has been pressed on the cards inside, and what does it. */
export function useQuickAdding(): QuickAdding {
  return useContext(QuickAddContext)
}

const load = () => import('./quick-adds.tsx')

/**
 * Puts products into the basket from the cards inside. What does it is loaded with the first press; a product whose press is
 * still under way takes no second one.
 */
export function QuickAddingProvider({ onAdded, children }: { onAdded?: () => void; children: ReactNode }) {
  const [presses, setPresses] = useState<Press[]>([])
  const [Adds, setAdds] = useState<ComponentType<QuickAddsProps> | null>(null)
  const end = useCallback((ended: Press) => setPresses((all) => all.filter((one) => one !== ended)), [])
  const value = useMemo(
    (): QuickAdding => ({
      presses,
      press: (press, instead) => {
        if (presses.some(({ product }) => product.id === press.product.id)) return
        setPresses((all) => [...all, press])
        load().then(({ QuickAdds }) => setAdds(() => QuickAdds), instead)
      },
    }),
    [presses],
  )
  return (
    <QuickAddContext value={value}>
      {children}
      {Adds && <Adds presses={presses} onEnd={end} onAdded={onAdded} />}
    </QuickAddContext>
  )
}
