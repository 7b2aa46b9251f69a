import { openBaselineDriver } from '../baseline/driver.ts'
import { measureRate } from '../baseline/measure-rate.ts'
import { openRecorder, type RecordedWork } from '../baseline/recorder.ts'
import type { BenchEnvironment, PreparedShop } from '../environment/bench-environment.ts'
import { startShop } from '../environment/shop-process.ts'
import { atLeast, atMost, type Figure, formatNumber } from '../figure.ts'
import { visitAtConstantRate } from '../load/constant-rate.ts'
import { saturate } from '../load/saturate.ts'
import { alternate, formatLatency } from '../load/statistics.ts'
import { shopper, toRequest, type VisitorAction } from '../load/visitor.ts'

const clients = 32
const everyMember =
  'product,sizes,size,sizeprices,sizeavailability,sizedelivery,bundleprice,bundle,multiversions,versions,pictures'
const notCached = { PAGE_CACHE_MEGABYTES: '0' }

/** All that /ajax/projector.php tells of one product, made uncached each time and kept, beside the statements that it is made with. */
export async function projector(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const address = `/ajax/projector.php?action=get&product=${prepared.product.id}&get=${everyMember}`
  const action: VisitorAction = { method: 'GET', address }
  const work = await record(prepared, action)
  const uncached = await measure(prepared, 'projector.php, all members, made anew', action, work, notCached)
  return [...uncached, ...(await measure(prepared, 'projector.php, all members, kept', action, work))]
}

/** How one product can be sent, by GraphQL, beside the statements that it takes. */
export async function shipping(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const query = `query { shipping(ShippingInput: {mode: product products: [{id: ${prepared.product.id} size: "M" quantity: 1}]}) {
    shipping { courier { id fullId icon name pickupPoint } prepaid cost { value currency formatted }
      deliveryTime { time { days hours minutes } workingDays weekDay weekAmount today } comment minworth minworthReached limitFree }
    shippingTime { shippingTime { time { days hours minutes } weekDay weekAmount today } time unknownTime todayShipmentDeadline }
  } }`
  const type = 'application/json'
  const action: VisitorAction = { method: 'POST', address: '/graphql/v1/', body: JSON.stringify({ query }), type }
  return measure(prepared, 'GraphQL shipping of a product', action, await record(prepared, action))
}

async function measure(
  prepared: PreparedShop,
  what: string,
  action: VisitorAction,
  { statements }: RecordedWork,
  environment: Record<string, string> = {},
): Promise<Figure[]> {
  const driver = await openBaselineDriver(prepared)
  const shop = await startShop(prepared, environment)
  const visitors = Array.from({ length: clients }, () => shopper(shop.port, () => action))
  const [rate, bare] = await alternate(
    () => saturate(shop.port, visitors),
    () => measureRate(clients, () => driver.run(statements)),
  ).finally(() => driver.close())
  const half = await visitAtConstantRate(shop.port, visitors, rate / 2)
  await shop.stop()
  const ratio = rate / bare
  return [
    {
      row: `${what} (${statements.length} statements), PostgreSQL`,
      measured: `${formatNumber(rate)}/s`,
      baseline: `${formatNumber(bare)}/s bare driver`,
      ratio,
      verdict: atLeast(0.3, ratio),
    },
    {
      row: `${what}, at ${formatNumber(rate / 2)}/s`,
      measured: formatLatency(half),
      verdict: atMost(15, half.p99, ' ms p99'),
    },
  ]
}

/** Of the second request, when whatever the shop keeps in memory is there. */
async function record(prepared: PreparedShop, action: VisitorAction): Promise<RecordedWork> {
  const recorder = await openRecorder(prepared)
  await recorder.record(toRequest(action))
  const { work, response } = await recorder.record(toRequest(action))
  await recorder.close()
  if ('errors' in JSON.parse(await response.text())) throw new Error(`${action.address} was answered with errors`)
  return work
}
