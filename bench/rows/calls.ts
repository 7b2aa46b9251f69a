import { openBaselineDriver } from '../baseline/driver.ts'
import { measureRate } from '../baseline/measure-rate.ts'
import { openRecorder, type RecordedWork } from '../baseline/recorder.ts'
import type { BenchEnvironment, PreparedShop } from '../environment/bench-environment.ts'
import { startShop } from '../environment/shop-process.ts'
import { atLeast, atMost, type Figure, formatNumber, noGoal } from '../figure.ts'
import { runAtConstantRate, visitAtConstantRate } from '../load/constant-rate.ts'
import { saturate } from '../load/saturate.ts'
import { alternate, formatLatency } from '../load/statistics.ts'
import { shopper, toRequest, type VisitorAction } from '../load/visitor.ts'

const clients = 32
const everyMember =
  'product,sizes,size,sizeprices,sizeavailability,sizedelivery,bundleprice,bundle,multiversions,versions,pictures'
const notCached = { PAGE_CACHE_MEGABYTES: '0' }

/** /ajax/projector.php with all members of one product, uncached and cached, compared with its statements. */
export async function projector(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const address = `/ajax/projector.php?action=get&product=${prepared.product.id}&get=${everyMember}`
  const action: VisitorAction = { method: 'GET', address }
  const work = await record(prepared, action)
  const uncached = await measure(prepared, 'projector.php, all members, uncached', action, work, notCached)
  return [...uncached, ...(await measure(prepared, 'projector.php, all members, cached', action, work))]
}

/** GraphQL shipping options of one product, compared with their statements. */
export async function shipping(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const query = `query { shipping(ShippingInput: {mode: product products: [{id: ${prepared.product.id} size: "M" quantity: 1}]}) {
    shipping { courier { id fullId icon name pickupPoint } prepaid cost { value currency formatted }
      deliveryTime { time { days hours minutes } workingDays weekDay weekAmount today } comment minworth { value } minworthReached limitFree }
    shippingTime { shippingTime { time { days hours minutes } weekDay weekAmount today } time unknownTime todayShipmentDeadline }
  } }`
  const type = 'application/json'
  const action: VisitorAction = { method: 'POST', address: '/graphql/v1/', body: JSON.stringify({ query }), type }
  return measure(prepared, 'GraphQL shipping of a product', action, await record(prepared, action))
}

const aliases = 10

/** GraphQL validateClientData with ten aliased checks of one form, each request from another network, so that no limit shortens it. */
export async function validate(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  const shop = await startShop(prepared)
  const visitors = Array.from({ length: clients }, (_, visitor) =>
    shopper(shop.port, (count) => validation(visitor * 100_000 + count)),
  )
  const { rate } = await saturate(shop.port, visitors)
  const spent = shop.processorSeconds()
  const { count } = await saturate(shop.port, visitors, 2, 0)
  const perRequest = (1000 * (shop.processorSeconds() - spent)) / count
  const half = await visitAtConstantRate(shop.port, visitors, rate / 2, 20, 10) // V8 compiles again in the first seconds at another rate
  await shop.stop()
  // recorded last: with a shop in the process that sends requests, collecting its garbage delays them
  const { statements } = await record(prepared, validation(16_000_000))
  const driver = await openBaselineDriver(prepared)
  const asks = Array.from({ length: clients }, () => () => driver.run(statements))
  const baseline = await runAtConstantRate(asks, rate / 2).finally(() => driver.close())
  return [
    {
      row: `GraphQL validateClientData with ${aliases} aliases, processor time`,
      measured: `${formatNumber(perRequest)} ms, ${formatNumber(rate)}/s`,
      verdict: noGoal,
    },
    {
      row: `GraphQL validateClientData with ${aliases} aliases, at ${formatNumber(rate / 2)}/s`,
      measured: formatLatency(half),
      baseline: `${formatLatency(baseline)} driver alone (${statements.length} statements)`,
      verdict: atMost(15, half.p99, ' ms p99'),
    },
  ]
}

/** The check of a whole form: every other number is in it, so that each request has another e-mail and login. */
function validation(number: number): VisitorAction {
  const billing = (members: string) => `clientData: {clientBillingData: {${members}, country: 1143020003}}`
  const inputs = [
    billing('firstname: "Łukasz-Żółć"'),
    billing('lastname: "O\'Connor"'),
    billing('companyName: "Zażółć sp. z o.o."'),
    billing('street: "Długa 5/7"'),
    billing('zipcode: "31-146"'),
    billing('city: "Kraków"'),
    billing('phone: "600 700 800"'),
    'clientData: {taxNumber: "526-104-08-28", birthDate: "1984-05-27"}',
    `clientData: {email: "client${number}@example.com"}`,
    `loginAndPassword: {login: "client${number}", password: "Trzy zielone rowery"}`,
  ].slice(0, aliases)
  const selected = '{ messages { code message } clientExists clientProposedLogin isClientLoggedIn }'
  const query = `{ ${inputs.map((input, index) => `a${index}: validateClientData(ClientDataInput: {${input}}) ${selected}`).join(' ')} }`
  const [high, middle, low] = [number >> 16, (number >> 8) & 255, number & 255]
  const from = `${20 + high}.${middle}.${low}.1`
  return { method: 'POST', address: '/graphql/v1/', body: JSON.stringify({ query }), type: 'application/json', from }
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
  const [rate, baseline] = await alternate(
    () => saturate(shop.port, visitors),
    () => measureRate(clients, () => driver.run(statements)),
  ).finally(() => driver.close())
  const half = await visitAtConstantRate(shop.port, visitors, rate / 2)
  await shop.stop()
  const ratio = rate / baseline
  return [
    {
      row: `${what} (${statements.length} statements), PostgreSQL`,
      measured: `${formatNumber(rate)}/s`,
      baseline: `${formatNumber(baseline)}/s driver alone`,
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

/** Records the second request, when the shop's caches are filled. */
async function record(prepared: PreparedShop, action: VisitorAction): Promise<RecordedWork> {
  const recorder = await openRecorder(prepared)
  await recorder.record(toRequest(action))
  const { work, response } = await recorder.record(toRequest(action))
  await recorder.close()
  if ('errors' in JSON.parse(await response.text())) throw new Error(`${action.address} was answered with errors`)
  return work
}
