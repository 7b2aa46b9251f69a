import type { Command } from 'commander'
import { exportSubscribers } from '#features/newsletter/actions/mail-links.ts'
import { listSubscriptionsAfter } from '#features/newsletter/queries.ts'
import { type SubscriptionStatus, subscriptionStatus } from '#features/newsletter/rules.ts'
import { writeAtomically } from '#platform/atomic-write.ts'
import { csvRowsText } from '#shared/csv.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { formatPolishTime } from '../order-output.ts'
import { commandContext, printLine, resolvePath, type Terminal } from '../terminal.ts'

const statusLabels: Record<SubscriptionStatus, string> = {
  asked: 'czeka',
  confirmed: 'zapisany',
  withdrawn: 'wypisany',
}
const batchSize = 1_000
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
  const shop = await commandContext(terminal)
  for (let after = 0; ; ) {
    const known = await listSubscriptionsAfter(shop, { after, most: batchSize, confirmedOnly: false })
    if (after === 0 && known.length === 0) await printLine(terminal, 'Nikt jeszcze nie zapisał się na newsletter.')
    for (const subscription of known) {
      const { email, askedAt, confirmedAt, withdrawnAt } = subscription
      const moment = formatPolishTime(withdrawnAt ?? confirmedAt ?? askedAt)
      await printLine(terminal, `${moment}  ${statusLabels[subscriptionStatus(subscription)].padEnd(8)}  ${email}`)
    }
    after = known.at(-1)?.id ?? 0
    if (known.length < batchSize) return
  }
}

async function exportTo(terminal: Terminal, file: string): Promise<void> {
  const shop = await commandContext(terminal)
  const rows: string[][] = []
  for await (const { subscription, withdraw } of exportSubscribers(shop)) {
    const { email, confirmedAt, askedAt, language, consent } = subscription
    const leave = serverUrls.absolute(shop.publicUrl, serverUrls.leaveNewsletter(withdraw))
    const moments = [confirmedAt ?? askedAt, askedAt].map((moment) => moment.toISOString())
    rows.push([email, ...moments, language, String(consent.version), consent.words, leave])
  }
  const text = csvRowsText([columns, ...rows], { quoted: true })
  if (file === '-') await terminal.write(text)
  else await writeAtomically(resolvePath(terminal, file), Buffer.from(text))
  terminal.writeError(`adresów: ${rows.length}${file === '-' ? '' : `, plik: ${resolvePath(terminal, file)}`}\n`)
}
