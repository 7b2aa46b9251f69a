import type { Command, CommanderError } from 'commander'

const titles: Record<string, string> = {
  'Usage:': 'Użycie:',
  'Arguments:': 'Argumenty:',
  'Options:': 'Opcje:',
  'Commands:': 'Polecenia:',
}

/** Translates the help of this command and its future subcommands to Polish. */
export function translateHelp(command: Command): Command {
  return command
    .helpOption('-h, --help', 'pokaż pomoc')
    .helpCommand('help [polecenie]', 'pokaż pomoc polecenia')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: translateUsage,
      styleSubcommandTerm: translateUsage,
      optionDescription,
      argumentDescription,
    })
}

function translateUsage(usage: string): string {
  return usage.replace('[options]', '[opcje]').replace('[command]', '[polecenie]')
}

function optionDescription(option: { description: string; defaultValue?: unknown }): string {
  return option.defaultValue === undefined
    ? option.description
    : `${option.description} (domyślnie ${option.defaultValue})`
}

function argumentDescription(argument: { description: string }): string {
  return argument.description
}

const usageErrors: Record<string, (quoted: string) => string> = {
  'commander.unknownCommand': (name) => `Nie ma polecenia „${name}”.`,
  'commander.unknownOption': (name) => `Nie ma opcji „${name}”.`,
  'commander.missingArgument': (name) => `Brakuje argumentu ${name}.`,
  'commander.optionMissingArgument': (name) => `Opcja „${name}” wymaga wartości.`,
  'commander.missingMandatoryOptionValue': (name) => `Brakuje opcji „${name}”.`,
  'commander.excessArguments': () => 'Za dużo argumentów. Wartość ze spacjami weź w cudzysłów.',
  'commander.help': () => 'Podaj polecenie; pomoc: --help',
}

/** Messages for commander's errors. */
export function describeUsageError(error: CommanderError): string {
  const [, quoted = ''] = /'([^']+)'/.exec(error.message) ?? []
  const [, meant] = /\(Did you mean (?:one of )?([^?]*)\?\)/.exec(error.message) ?? []
  const problem = usageErrors[error.code]?.(quoted) ?? error.message
  return `${problem}${meant ? ` Może chodzi o: ${meant}?` : ''}\nPomoc: npm run shop -- --help`
}

/** An example of each command; shown below its help. */
export const examples = [
  'new',
  'demo',
  'import towary.csv --vat 23',
  'feeds list',
  'feeds show',
  'feeds open google',
  'feeds renew google',
  'feeds close google',
  'feeds refused google',
  'products list --text kubek --state ukryte',
  'products show 1001',
  'products set etykiety.csv',
  'products hide 1001 1002',
  'products unhide 1001',
  'products withdraw 1001',
  'products restore 1001',
  'products labels 1001 new bestseller',
  'categories list',
  'categories load kategorie.json',
  'price 1001 uniw 61,50',
  'prices proof 1001 uniw',
  'stock 1001 uniw 12',
  'pictures show 1001',
  'pictures add 1001 kubek.jpg --alt "Kubek na stole"',
  'pictures remove 1001 17',
  'pictures list',
  'pictures retry',
  'files list 1001',
  'files add 1001 instrukcja.pdf',
  'files remove 1001 2',
  'safety producer "Siwa Glina"',
  'safety product 1001',
  'search rebuild',
  'search phrases',
  'orders list --status przyjęte-do-realizacji --from 2026-11-01 --client nowak',
  'orders show 10001',
  'orders history 10001',
  'orders subscriptions',
  'orders status 10001 wysłane --tracking 680000001234567890123456',
  'orders ship 10001 --line 1=2 --line 3 --tracking 680000001234567890123456',
  'orders restock 10001 --line 1=2',
  'orders tracking 10001 680000001234567890123456',
  'orders note 10001 "Prosi o telefon przed dostawą"',
  'orders paid 10001',
  'orders refund 10001 49,00',
  'orders refunded 10001 49,00',
  'clients list --text nowak',
  'clients show anna@example.com',
  'clients export anna@example.com anna.json',
  'clients erase anna@example.com --yes',
  'promotions list',
  'promotions load promocje.json',
  'promotions end zima',
  'promotions group anna@example.com hurt',
  'couriers list',
  'couriers load kurierzy.json',
  'couriers points "Automat paczkowy" automaty.json',
  'currency EUR 4,2345',
  'newsletter list',
  'newsletter export zapisani.csv',
  'opinions list',
  'opinions publish 12 13',
  'opinions reject 14 --reason "To reklama."',
  'opinions answer 12 "Dziękujemy, poprawimy to w następnej partii."',
  'consent show 17',
  'webhooks add https://erp.example/zamowienia',
  'webhooks list',
  'webhooks rotate 1',
  'webhooks remove 1',
  'webhooks deliveries 1 --failed',
  'webhooks resend 17',
  'pages list',
  'pages show regulamin',
  'pages load regulamin.md',
  'pages publish regulamin',
  'settings list',
  'settings get prices.type',
  'settings set prices.type net',
  'settings reset prices.type',
  'settings text basket.empty "Tu jeszcze nic nie ma"',
  'stores list',
  'stores set "magazyn główny" --days 1',
  'suppliers list',
  'suppliers set "Huta Anielka" --days 5',
  'mail test anna@example.com',
  'backup /kopie/sklep.tar.gz',
  'restore /kopie/sklep.tar.gz',
  'export wszystko.jsonl',
  'jobs list',
  'jobs retry',
  'doctor',
]

/** Adds examples to the help of each command. */
export function addExamples(program: Command): void {
  for (const command of leafCommands(program)) {
    const example = examples.find(
      (example) => example === commandPath(command) || example.startsWith(`${commandPath(command)} `),
    )
    if (example) command.addHelpText('after', `\nPrzykład: npm run shop -- ${example}`)
  }
}

/** Commands with an action, without groups. */
export function leafCommands(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leafCommands)
}

/** The full command name: 'orders list'. */
export function commandPath(command: Command): string {
  const above = command.parent
  return above?.parent ? `${commandPath(above)} ${command.name()}` : command.name()
}
