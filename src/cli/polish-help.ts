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
