import { useEffect, useState } from 'react'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import { BasketPanel } from './basket-panel.tsx'
import type { AddResult } from './put-into-basket.ts'

export interface AddedPanelProps {
  added: AddResult & { ok: true }
  product: { id: number; name: string }
  onClose: () => void
}

/** What `urls.addedLine` answers: HTML; '' for none. */
export interface AddedLineData {
  /** The line in the basket. */
  line: string
  /** Goods that go with it. */
  goods: string
}

/** Says that the product is in the basket (A8.3), and shows its line and goods that go with it, as soon as the shop has sent them. */
export function AddedPanel({ added: { basket, message, size }, product, onClose }: AddedPanelProps) {
  const t = useTranslate()
  const [data, setData] = useState<AddedLineData | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    fetchAddedLine(product.id, size, leave.signal).then(setData, () => setData({ line: '', goods: '' }))
    return () => leave.abort()
  }, [product.id, size])
  return (
    <BasketPanel
      added
      title={t(buyTexts.added)}
      basket={basket}
      onClose={onClose}
      more={<TrustedHtml className={data?.goods === '' ? 'hidden' : 'min-h-76'} html={data?.goods ?? ''} />}
    >
      <div className="flex min-h-24 flex-col gap-3">
        {data?.line ? <TrustedHtml html={data.line} /> : <p className="font-semibold">{product.name}</p>}
        {message && <p className="text-small text-warning">{message}</p>}
      </div>
    </BasketPanel>
  )
}

async function fetchAddedLine(id: number, size: string | undefined, signal: AbortSignal): Promise<AddedLineData> {
  const response = await fetch(urls.addedLine({ id }, size), { signal })
  if (!response.ok) throw new Error(`HTTP status ${response.status}`)
  return response.json()
}
