import { stat } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import type { ImportProblem } from '#features/feeds/actions/import-feed/import-request.ts'
import { type ImportResult, importAddress, importFile } from '#features/feeds/actions/import-source.ts'
import { type FeedFormat, feedFormats } from '#features/feeds/checks/feed-item.ts'
import { type ImportCounts, totalCount } from '#features/feeds/rules.ts'
import { type Message, type TextOverrides, translate } from '#shared/text.ts'
import { CommandRefused, commandContext, printLine, resolvePath, showProgress, type Terminal } from '../terminal.ts'

interface Options {
  format?: FeedFormat
  source?: string
  vat: string
  dryRun: boolean
  again: boolean
}

/** import FILE */
export function addImport(program: Command, terminal: Terminal): void {
  program
    .command('import')
    .description(
      'wczytuje towary z pliku albo adresu: Ceneo XML, IOF 3.0 (gateway, full, light), CSV; także gz i zip (docs/import.md)',
    )
    .argument('<plik>', 'albo adres: https://hurtownia.example/gateway.xml')
    .addOption(new Option('--format <format>', 'ceneo | iof | csv; bez niego poznawany po treści').choices(feedFormats))
    .option('--source <nazwa>', 'skąd są towary; razem z ich numerem tam pozwala je znów znaleźć (domyślnie: format)')
    .option('--vat <stawka>', 'stawka VAT, gdy plik jej nie podaje', '23')
    .option('--dry-run', 'tylko pokaż, co by się stało', false)
    .option('--again', 'wczytaj także to, co pod adresem nie zmieniło się od ostatniego razu', false)
    .action((file: string, options: Options) => run(terminal, file, options))
}

async function run(terminal: Terminal, file: string, options: Options): Promise<void> {
  const isAddress = /^https?:\/\//i.test(file)
  const path = isAddress ? file : resolvePath(terminal, file)
  const found = isAddress ? null : await stat(path).catch(() => null)
  if (!isAddress && !found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  const shop = await commandContext(terminal)
  const size = found?.size ?? null
  let read = 0
  const writeProblem = async (what: { line: number | null; id: string | null; reasons: Message[] }, mark = '') => {
    progress.clear()
    await printLine(terminal, formatRefusal(what, mark, shop.textOverrides))
  }
  const progress = showProgress(terminal, size === null ? null : () => read / size, 'towarów')
  try {
    const answer = await (isAddress ? importAddress : importFile)(shop, path, {
      allowedHosts: terminal.config.pictureHostsAllowed,
      force: options.again,
      onRead: (bytes) => {
        read += bytes
      },
      format: options.format ?? null,
      source: options.source ?? null,
      vat: options.vat,
      dryRun: options.dryRun,
      signal: terminal.signal,
      onProgress: (counts) => progress.show(totalCount(counts)),
      onRefused: (refused) => writeProblem(refused),
      onRemark: (remark) => writeProblem(remark, 'uwaga: '),
    })
    progress.clear()
    if (!answer.ok) throw new CommandRefused(describeProblem(answer.problem, shop.textOverrides))
    await printLine(terminal, summary(answer.value, options.dryRun, terminal.signal.aborted))
  } finally {
    progress.clear()
  }
}

function formatRefusal(
  { line, id, reasons }: { line: number | null; id: string | null; reasons: Message[] },
  mark: string,
  messages: TextOverrides,
): string {
  const location = [line === null ? '' : `wiersz ${line}`, id === null ? '' : `towar ${id}`].filter(Boolean).join(', ')
  const message = reasons.map(({ text, values }) => translate(text, values, messages)).join('; ')
  return `${location && `${location}: `}${mark}${message}`
}

function summary({ counts, unchanged }: ImportResult, dryRun: boolean, interrupted: boolean): string {
  if (unchanged) return 'Bez zmian od ostatniego wczytania. Jeszcze raz wszystko: --again.'
  const countText = formatCounts(counts)
  if (interrupted) return `Przerwane. ${countText}. Uruchom jeszcze raz, aby dokończyć.`
  return dryRun ? `Próba, nic nie zapisano. ${countText}.` : `Gotowe. ${countText}.`
}

function describeProblem(problem: ImportProblem, messages: TextOverrides): string {
  const { kind, reason, counts } = problem
  const why = translate(reason.text, reason.values, messages)
  if (kind === 'unreadable') return `Nic nie wczytano: ${why}.`
  if (kind === 'refused') return `Źle: ${why}. ${formatCounts(counts)}.`
  return `Przerwane: ${why}. Wczytane jest to, co przed tym miejscem: ${formatCounts(counts)}.`
}

function formatCounts({ created, changed, unchanged, refused }: ImportCounts): string {
  return `nowe: ${created}, zmienione: ${changed}, bez zmian: ${unchanged}, odrzucone: ${refused}`
}
