import type { Command } from 'commander'
import { exportSubscribers } from '#features/newsletter/actions/export-subscribers.ts'
import { subscriptionsAfter } from '#features/newsletter/reads.ts'
import { type Standing, standingOf } from '#features/newsletter/rules.ts'
import { writeWhole } from '#platform/write-whole.ts'
import { csvLine } from '#shared/csv-line.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { openShop } from '../open-shop.ts'
import { polishTime } from '../order-words.ts'
import { pathFrom, print, type Terminal } from '../terminal.ts'

const standings: Record<Standing, string> = { asked: 'czeka', confirmed: 'zapisany', withdrawn: 'wypisany' }
const atOnce = 1_000
const columns = ['email', 'potwierdzono', 'poproszono', 'jezyk', 'wersja_zgody', 'tresc_zgody', 'wypisanie']

/** newsletter list | export */
export function addNewsletter(program: Command, terminal: Terminal): void {
  const newsletter = program.command('newsletter').description('Zapisani na newsletter')
  newsletter
    .command('list')
    .description('wszystkie adresy: kto czeka na potwierdzenie, kto jest zapisany, kto się wypisał')
    .action(() => list(terminal))
  newsletter
    .command('export')
    .description(
      'CSV z adresami, na które wolno pisać, dowodem zgody i linkiem, który wypisuje: wstaw go do każdej wiadomości',
    )
    .argument('<plik>', 'dokąd; - wypisuje na ekran')
    .action((file: string) => exportTo(terminal, file))
}

async function list(terminal: Terminal): Promise<void> {
  const shop = await openShop(terminal)
  for (let after = 0; ; ) {
    const known = await subscriptionsAfter(shop, { after, most: atOnce, confirmedOnly: false })
    if (after === 0 && known.length === 0) await print(terminal, 'Nikt jeszcze nie zapisał się na newsletter.')
    for (const subscription of known) {
      const { email, askedAt, confirmedAt, withdrawnAt } = subscription
      const moment = polishTime(withdrawnAt ?? confirmedAt ?? askedAt)
      await print(terminal, `${moment}  ${standings[standingOf(subscription)].padEnd(8)}  ${email}`)
    }
    after = known.at(-1)?.id ?? 0
    if (known.length < atOnce) return
  }
}

async function exportTo(terminal: Terminal, file: string): Promise<void> {
  const shop = await openShop(terminal)
  const lines: string[] = []
  for await (const { subscription, withdraw } of exportSubscribers(shop)) {
    const { email, confirmedAt, askedAt, language, consent } = subscription
    const leave = serverUrls.absolute(shop.publicUrl, serverUrls.leaveNewsletter(withdraw))
    const moments = [confirmedAt ?? askedAt, askedAt].map((moment) => moment.toISOString())
    lines.push(csvLine([email, ...moments, language, String(consent.version), consent.words, leave]))
  }
  const text = csvLine(columns) + lines.join('')
  if (file === '-') await terminal.write(text)
  else await writeWhole(pathFrom(terminal, file), Buffer.from(text))
  terminal.complain(`adresów: ${lines.length}${file === '-' ? '' : `, plik: ${pathFrom(terminal, file)}`}\n`)
}
