import type { Command } from 'commander'
import { changeRate, type RateRefusal } from '#features/pricing/actions/change-rate.ts'
import { offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import { logSecurityEvent } from '#platform/security-log.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { baseCurrency } from '#shared/money.ts'
import { isTenfoldChange, parseNonNegativeDecimal } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

/** currency [code] [rate] */
export function addCurrency(program: Command, terminal: Terminal): void {
  program
    .command('currency')
    .description('waluty i ich kursy; z kodem i kursem zmienia kurs, od razu')
    .argument('[kod]', 'na przykład EUR')
    .argument('[kurs]', 'ile PLN kosztuje jedna jednostka: 4,2345')
    .option('--yes', 'pozwala na kurs dziesięć razy mniejszy albo większy niż dotąd')
    .action((code: string | undefined, rate: string | undefined, { yes: confirmed }: { yes?: true }) =>
      code === undefined
        ? list(terminal)
        : change(terminal, code, parseNonNegativeDecimal(rate ?? '') ?? 0n, confirmed === true),
    )
}

async function list(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  const offered = offeredCurrencies(shop)
  for (const currency of shop.currencies) {
    const words = offered.includes(currency) ? '' : '  (nie oferowana: settings set prices.currencies …)'
    await printLine(terminal, `${currency.format.code} = ${formatDecimal(currency.rate, 2)} ${baseCurrency}${words}`)
  }
}

async function change(terminal: Terminal, code: string, rate: bigint, confirmed: boolean): Promise<void> {
  const shop = await commandContext(terminal)
  const before = shop.currencies.find(({ format }) => format.code === code)?.rate ?? null
  const words = (value: bigint) => formatDecimal(value, 2)
  if (!confirmed && code !== baseCurrency && isTenfoldChange(before, rate))
    throw new CommandRefused(
      `${code}: ${words(before ?? 0n)} → ${words(rate)} to dziesięć razy więcej albo mniej. Jeśli tak ma być, dopisz --yes.`,
    )
  const changed = await changeRate(shop, { code, rate })
  if (!changed.ok) throw new CommandRefused(refusals[changed.problem])
  logSecurityEvent('authz_admin', { action: 'rate', key: code })
  const from = before === null || before === rate ? '' : `${words(before)} → `
  await printLine(terminal, `${code} = ${from}${words(rate)} ${baseCurrency}`)
}

const refusals: Record<RateRefusal, string> = {
  'base-currency': `W ${baseCurrency} liczy się wszystko inne: kursu nie ma.`,
  'not-a-rate': 'Kurs to liczba PLN za jedną jednostkę, najwyżej sześć miejsc po przecinku: 4,2345.',
  'unknown-currency': 'Nie ma takiej waluty. Wszystkie: currency',
}
