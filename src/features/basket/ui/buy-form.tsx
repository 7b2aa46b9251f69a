import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Section, useSectionId } from '#features/catalogue/ui/section.tsx'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { QuantityChooser } from '#features/offers/ui/quantity-chooser.tsx'
import type { BuyableProduct, BuyableSize, ProductOptions } from '#features/offers/ui/size-chooser.tsx'
import { SizeChooser } from '#features/offers/ui/size-chooser.tsx'
import { Button } from '#kit/button.tsx'
import { useCalendarDialog } from '#kit/calendar/use-calendar-dialog.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import type { Decimal } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import type { AddedPanelProps } from './added-panel.tsx'
import type { AddResult } from './put-into-basket.ts'
import type { StickyBuyBarProps } from './sticky-buy-bar.tsx'

interface BuyFormProps {
  product: BuyableProduct
  sizes: BuyableSize[]
  chosen: BuyableSize
  /** After why it cannot be bought: when it will be back. */
  away: string | false
  /** 'Wybierz rozmiar' while the visitor has chosen none of several sizes. */
  prompt?: string
  /** Further options of a configurable product. */
  choices: ProductOptions | null
  /** A link beside the choice of a size. */
  sizeGuide: ReactNode
  form: RefObject<HTMLFormElement | null>
  /** Formatted prices of one unit and of the quantity; `unit` null where the price is for something else. */
  cost: { each: string; total: string | null; unit: string | null; quantity: Decimal }
  onChoose: (type: string) => void
  onQuantity: (quantity: Decimal) => void
  /** Called when another field changes. */
  onInput: () => void
  onAdded: (added: AddResult & { ok: true }) => void
}

/** Size, quantity and the buy button: a plain form, enhanced to work without leaving the page where scripts run. */
export function BuyForm({
  product,
  sizes,
  chosen,
  away,
  prompt,
  choices,
  sizeGuide,
  form,
  cost,
  onChoose,
  onQuantity,
  onInput,
  onAdded,
}: BuyFormProps) {
  const t = useTranslate()
  const id = useSectionId()
  const { added, Panel, send, close } = useSending(onAdded)
  const [isAsked, setAsked] = useState(false)
  const Bar = useStickyBar()
  const calendar = useCalendarDialog()
  const reason = chosen.refusal && t(chosen.refusal.text, chosen.refusal.values)

  return (
    <>
      <Form
        ref={form}
        id={id('form')}
        method="post"
        action={urls.changeBasket()}
        reloadDocument
        send={(form) => {
          const asks = !new FormData(form).get('size')
          setAsked(asks)
          if (!asks) return send(form)
          form.querySelector<HTMLElement>('[type=radio][name=size]')?.focus()
          return Promise.resolve()
        }}
        onInput={onInput}
        onClick={calendar.onClick}
        data-product_id={product.id}
        data-type={`product_${product.kind}`}
        className={`${chosen.status} flex flex-col gap-5`}
      >
        <input type="hidden" id={id('product_hidden')} name="product" value={product.id} />
        <input type="hidden" name="mode" value="1" />
        <input type="hidden" name="show_refusal" value="product" />
        <SizeChooser
          word={product.sizeWord}
          sizes={sizes}
          chosen={prompt ? null : chosen}
          error={(isAsked && prompt) || null}
          onChoose={onChoose}
          guide={sizeGuide}
        />
        {choices && <TrustedHtml html={choices.html} />}
        {reason && <Notice type="warning">{away ? `${reason}. ${away}` : reason}</Notice>}
        <Section name="buy_section" className={product.free ? 'hidden' : 'flex flex-wrap items-start gap-3'}>
          <QuantityChooser
            key={chosen.type}
            size={chosen}
            unit={product.unit}
            total={cost.total}
            onQuantity={onQuantity}
          />
          <div className="grow basis-48">
            <Button id={id('button_basket')} disabled={reason !== null} className="w-full">
              <BuyWords prompt={prompt} />
            </Button>
          </div>
        </Section>
        {added && !added.ok && <Notice type="error">{added.message ?? t(buyTexts.failed)}</Notice>}
        <div role="status" className="contents">
          {added?.ok && !Panel && t(buyTexts.added)}
        </div>
        {Bar && <Bar {...{ product, form, cost, prompt, sizes, chosen, reason }} />}
      </Form>
      {added?.ok && Panel && <Panel added={added} product={product} onAdded={onAdded} onClose={close} />}
      {calendar.dialog}
    </>
  )
}

/** What the button does; where no script follows the choice of a size, it buys. */
function BuyWords({ prompt }: Pick<BuyFormProps, 'prompt'>) {
  const t = useTranslate()
  if (!prompt) return t(buyTexts.toBasket)
  return (
    <>
      <span className="noscript:hidden">{prompt}</span>
      <span className="hidden noscript:inline">{t(buyTexts.toBasket)}</span>
    </>
  )
}

/** Sends the form; `added` is the shop's answer until the visitor closes it or sends again. */
function useSending(onAdded: BuyFormProps['onAdded']) {
  const [added, setAdded] = useState<AddResult | null>(null)
  const [Panel, setPanel] = useState<ComponentType<AddedPanelProps> | null>(null)
  const close = () => setAdded(null)
  const send = async (form: HTMLFormElement) => {
    close()
    const [answer, panel] = await Promise.all([sendForm(new FormData(form)), loadPanel()])
    setPanel(() => panel)
    setAdded(answer)
    if (answer.ok) onAdded(answer)
  }
  return { added, Panel, send, close }
}

/** The bar that follows the visitor down the page; null until it has loaded. */
function useStickyBar(): ComponentType<StickyBuyBarProps> | null {
  const [Bar, setBar] = useState<ComponentType<StickyBuyBarProps> | null>(null)
  useEffect(() => {
    import('./sticky-buy-bar.tsx').then(
      ({ StickyBuyBar }) => setBar(() => StickyBuyBar),
      () => {}, // the form's own button remains
    )
  }, [])
  return Bar
}

/** A module that fails to load counts as a failed request. */
function sendForm(form: FormData): Promise<AddResult> {
  return import('./put-into-basket.ts').then(
    ({ putIntoBasket }) => putIntoBasket(form),
    () => ({ ok: false, message: null }),
  )
}

/** The confirmation panel; null when it fails to load, then a text is shown. */
function loadPanel(): Promise<ComponentType<AddedPanelProps> | null> {
  return import('./added-panel.tsx').then(
    ({ AddedPanel }) => AddedPanel,
    () => null,
  )
}
