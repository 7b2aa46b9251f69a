import type { OrderSummary } from '#features/orders/rules/order.ts'
import { writeWhole } from '#platform/write-whole.ts'
import { csvLine } from '#shared/csv-line.ts'
import { wireAmount } from '#shared/money.ts'
import { sheetText } from '#shared/sheet-text.ts'
import { pathFrom, type Terminal } from './terminal.ts'

const columns = [
  'number',
  'placed_at',
  'status',
  'email',
  'name',
  'total',
  'currency',
  'payment',
  'delivery',
  'tracking',
]

/** Orders as a CSV file, one line each; '-' writes it to the screen. */
export async function writeOrders(terminal: Terminal, orders: OrderSummary[], file: string): Promise<void> {
  const lines = orders.map((order) =>
    csvLine([
      ...[
        String(order.number),
        order.placedAt.toISOString(),
        order.status,
        sheetText(order.email),
        sheetText(order.name),
      ],
      ...[String(wireAmount(order.totalGross)), order.currency, order.paymentMethod],
      ...[sheetText(order.deliveryName), sheetText(order.trackingNumber)],
    ]),
  )
  const text = csvLine(columns) + lines.join('')
  if (file === '-') await terminal.write(text)
  else await writeWhole(pathFrom(terminal, file), Buffer.from(text))
  terminal.complain(`zamówień: ${lines.length}${file === '-' ? '' : `, plik: ${pathFrom(terminal, file)}`}\n`)
}
