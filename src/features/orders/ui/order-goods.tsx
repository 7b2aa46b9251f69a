import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import type { Text, TextValues } from '#shared/text.ts'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import {
  amountFormatter,
  discountAmount,
  formatBundleParts,
  formatOrderVat,
  lineName,
  lineQuantity,
  promotionName,
  unitAmount,
} from '../rules/format-order.ts'
import type { Order, OrderLine } from '../rules/order.ts'
import { orderTexts } from '../texts/orders.ts'

const cell = 'py-3 align-top'
const amountCell = `${cell} pl-4 text-right whitespace-nowrap tabular-nums`

/** A further link of a line. */
export interface LineLink {
  text: string
  href: string
}

interface OrderGoodsProps {
  order: Order
  /** By the position of their line. */
  pictures: Record<number, PictureSource>
  /** The same for further links. */
  links: Record<number, LineLink>
}

/** The ordered goods and their prices. */
export function OrderGoods({ order, pictures, links }: OrderGoodsProps) {
  const t = useTranslate()
  const amounts = amountFormatter(order, t, useMoney())
  return (
    <table className="w-full">
      <caption className="pb-3 text-left font-serif text-heading">{t(orderTexts.goods)}</caption>
      <thead className="border-b border-line text-small text-soft">
        <tr>
          <th scope="col" className="pb-2 text-left font-normal">
            {t(orderTexts.product)}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-normal">
            {t(orderTexts.quantity)}
          </th>
          <th scope="col" className="hidden pb-2 pl-4 text-right font-normal tablet:table-cell print:table-cell">
            {t(orderTexts.unitPrice)}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-normal">
            {t(orderTexts.worth)}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {order.lines.map((line) => (
          <GoodsRow
            key={line.position}
            line={line}
            picture={pictures[line.position]}
            link={links[line.position]}
            amounts={amounts}
          />
        ))}
      </tbody>
      <tfoot className="border-t border-line">
        <SumRows order={order} amounts={amounts} />
      </tfoot>
    </table>
  )
}

interface GoodsRowProps {
  line: OrderLine
  picture: PictureSource | undefined
  link: LineLink | undefined
  amounts: Amounts
}

function GoodsRow({ line, picture, link, amounts }: GoodsRowProps) {
  const t = useTranslate()
  return (
    <tr>
      <td className={`${cell} wrap-anywhere`}>
        <div className="flex gap-4">
          {picture && (
            <Picture
              picture={picture}
              sizes="64px"
              className="size-16 rounded-control"
              frame="block shrink-0 print:hidden"
            />
          )}
          <div className="min-w-0">
            <GoodsName line={line} />
            {lineNotes(line, t, amounts).map((note) => (
              <span key={note} className="block text-small text-soft">
                {note}
              </span>
            ))}
            {line.comment && <span className="block text-small text-soft">{line.comment}</span>}
            {link && (
              <a
                href={link.href}
                className="inline-flex min-h-6 items-center text-small underline underline-offset-4 print:hidden"
              >
                {link.text}
              </a>
            )}
          </div>
        </div>
      </td>
      <td className={amountCell}>{lineQuantity(line)}</td>
      <td className={`${amountCell} hidden tablet:table-cell print:table-cell`}>
        {line.kind !== 'gift' && amounts(unitAmount(line))}
      </td>
      <td className={amountCell}>{line.kind === 'gift' ? t(orderTexts.free) : amounts(line)}</td>
    </tr>
  )
}

/** Leads to the product, as long as the shop has it. */
function GoodsName({ line }: { line: OrderLine }) {
  const { productId, name, kind } = line
  const text = nonBreaking(lineName(line))
  if (productId === null || kind !== 'goods') return text
  return (
    <Link to={urls.product({ id: productId, name })} className="font-semibold underline-offset-4 hover:underline">
      {text}
    </Link>
  )
}

/** The promotions, what else is charged, and the total. */
function SumRows({ order, amounts }: { order: Order; amounts: Amounts }) {
  const t = useTranslate()
  const money = useMoney()
  const promotions = promotionsNote(order, t, money)
  return (
    <>
      {promotions && (
        <tr className="text-small text-soft">
          <th scope="row" colSpan={4} className="pt-3 text-left font-normal">
            {nonBreaking(promotions)}
          </th>
        </tr>
      )}
      {order.charges.map((charge) => (
        <tr key={charge.kind}>
          <th scope="row" colSpan={2} className="py-3 text-left align-top font-normal">
            {t(orderTexts[charge.kind], { name: charge.name })}
          </th>
          <td colSpan={2} className={amountCell}>
            {charge.gross === 0 ? t(orderTexts.free) : amounts(charge)}
          </td>
        </tr>
      ))}
      <tr className="text-large font-semibold">
        <th scope="row" colSpan={2} className="text-left">
          {t(orderTexts.total)}
          <span className="block text-small font-normal text-soft">{formatOrderVat(order, t, money)}</span>
        </th>
        <td colSpan={2} className={amountCell}>
          {money(order.totalGross)}
        </td>
      </tr>
    </>
  )
}

type Amounts = ReturnType<typeof amountFormatter>
type Translate = (text: Text, values?: TextValues) => string
type FormatAmount = (amount: number) => string

/** The notes below a line's name, on pages and in mails: contents, subscription terms, exemption from VAT, discount. */
export function lineNotes(line: OrderLine, t: Translate, amounts: Amounts): string[] {
  return [
    line.kind === 'gift' && t(orderTexts.gift),
    line.kind === 'wrap' &&
      (line.additional ? t(orderTexts.wrapOf, { product: line.additional }) : t(orderTexts.wrapOfAll)),
    line.bundleParts.length > 0 && t(orderTexts.contains, { parts: formatBundleParts(line) }),
    line.subscriptionDays > 0 && t(orderTexts.subscription, { count: line.subscriptionDays }),
    line.pointsSpent > 0 && t(orderTexts.paidWithPoints, { count: line.pointsSpent }),
    line.vatExemption !== '' && t(orderTexts.exempt, { basis: line.vatExemption }),
    line.discountGross > 0 && t(orderTexts.discount, { amount: amounts(discountAmount(line)) }),
  ].filter((note) => typeof note === 'string')
}

/** The promotions of an order and their total discount, which the lines already include. Null when there are none. */
export function promotionsNote(
  { promotions }: Pick<Order, 'promotions'>,
  t: Translate,
  money: FormatAmount,
): string | null {
  const visible = promotions.filter(({ savedGross, points, code }) => savedGross > 0 || points > 0 || code !== '')
  const names = visible.map((promotion) => {
    const { savedGross, points } = promotion
    const worth =
      savedGross > 0 ? `−${money(savedGross)}` : points > 0 ? `+${t(orderTexts.points, { count: points })}` : ''
    return worth ? `${promotionName(promotion)}: ${worth}` : promotionName(promotion)
  })
  return names.length > 0 ? t(orderTexts.cheaperBy, { promotions: names.join('; ') }) : null
}
