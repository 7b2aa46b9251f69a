import type { PriceType } from '#features/pricing/settings.ts'
import { useGross, usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import type { PricedLines } from '../rules/basket.ts'
import { type ExtraLine, extraName } from '../rules/extras.ts'
import { extrasPageTexts } from '../texts/extras.ts'

interface ExtraRowsProps extends Pick<PricedLines, 'extras' | 'notices' | 'lines'> {
  priceType: PriceType
}

/** Gift and wrappings below the goods, with notices about those left out (A5.11). */
export function ExtraRows({ extras, notices, lines, priceType }: ExtraRowsProps) {
  const t = useTranslate()
  const money = usePrice()
  const withVat = useGross()
  return (
    <>
      {extras.length > 0 && (
        <ul>
          {extras.map((extra) => (
            <li
              key={`${extra.kind} ${extra.lineId}`}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-4 tablet:grid-cols-[7rem_minmax(0,1fr)_auto] tablet:gap-x-6"
            >
              {extra.offer.picture ? (
                <Picture
                  picture={{ ...extra.offer.picture, alt: '' }}
                  sizes="64px"
                  className="size-16 rounded-control"
                />
              ) : (
                <span />
              )}
              <p>
                <span className="block font-semibold">{nonBreaking(extraName(extra.offer))}</span>
                <span className="text-small text-soft">{whatFor(extra)}</span>
              </p>
              <p className="text-large font-semibold whitespace-nowrap tabular-nums">
                {extra.kind === 'gift' ? t(extrasPageTexts.free) : money(extra.worth[priceType])}
              </p>
            </li>
          ))}
        </ul>
      )}
      {notices.map(({ productId, message, missing }) => (
        <div key={productId} className="mt-4">
          <Notice type="warning">
            <p>
              {t(message.text, message.values)}
              {missing !== null && <>. {t(extrasPageTexts.missing, { amount: withVat(missing) })}.</>}
            </p>
          </Notice>
        </div>
      ))}
    </>
  )

  function whatFor({ kind, lineId }: ExtraLine): string {
    if (kind === 'gift') return t(extrasPageTexts.giftFromUs)
    const line = lines.find(({ id }) => id === lineId)
    return line ? t(extrasPageTexts.wrapOf, { product: line.offer.product.name }) : t(extrasPageTexts.wrapOfAll)
  }
}
