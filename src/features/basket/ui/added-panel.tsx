import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import { BasketPanel } from './basket-panel.tsx'
import { type AddResult, putIntoBasket } from './put-into-basket.ts'

export interface AddedPanelProps {
  added: AddResult & { ok: true }
  product: { id: number; name: string }
  /** Called when one of the goods that it offers has been added too. */
  onAdded: (added: AddResult & { ok: true }) => void
  onClose: () => void
}

/** What `urls.addedLine` answers: HTML; '' for none. */
export interface AddedLineData {
  /** The line in the basket. */
  line: string
  /** Goods to add to it. */
  goods: string
}

/**
 * Says that the product is in the basket (A8.3), and shows its line and goods to add to it, as soon as the shop has sent them. One of those that is
 * added takes its place.
 */
export function AddedPanel(props: AddedPanelProps) {
  const t = useTranslate()
  const { onClose } = props
  const [{ added, product }, setShown] = useState<Pick<AddedPanelProps, 'added' | 'product'>>(props)
  const { basket, message, size } = added
  const [data, setData] = useState<AddedLineData | null>(null)
  const lineElement = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leave = new AbortController()
    fetchAddedLine(product.id, size, leave.signal).then(setData, () => setData({ line: '', goods: '' }))
    return () => leave.abort()
  }, [product.id, size])
  const addGoods = async (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    if (form.ariaBusy) return
    form.ariaBusy = 'true'
    const fields = new FormData(form)
    const id = Number(fields.get('product'))
    const answer = await putIntoBasket(fields)
    if (!answer.ok) return form.submit() // the basket says why
    setShown({ added: answer, product: { id, name: form.dataset.name ?? '' } })
    lineElement.current?.focus()
    props.onAdded(answer)
  }
  return (
    <BasketPanel
      added
      title={t(buyTexts.added)}
      basket={basket}
      onClose={onClose}
      more={
        <TrustedHtml
          className={data?.goods === '' ? 'hidden' : 'min-h-76'}
          onSubmit={addGoods}
          html={data?.goods ?? ''}
        />
      }
    >
      <div ref={lineElement} tabIndex={-1} role="status" className="flex min-h-28 flex-col gap-3 outline-none">
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
