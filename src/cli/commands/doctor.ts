import type { Command } from 'commander'
import type { House } from '../../open-house.ts'
import { type Finding, well, wrong } from '../doctor/finding.ts'
import { lookAtBackups } from '../doctor/look-at-backups.ts'
import { lookAtDatabase } from '../doctor/look-at-database.ts'
import { lookAtFeeds } from '../doctor/look-at-feeds.ts'
import { lookAtFolder } from '../doctor/look-at-folder.ts'
import { lookAtJobs } from '../doctor/look-at-jobs.ts'
import { lookAtMail } from '../doctor/look-at-mail.ts'
import { lookAtPictures } from '../doctor/look-at-pictures.ts'
import { lookAtSafety } from '../doctor/look-at-safety.ts'
import { lookAtShop } from '../doctor/look-at-shop.ts'
import { openShop } from '../open-shop.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'

const signs = { well: '✓', note: '!', wrong: '✗' }

export function addDoctor(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description('sprawdza, czy sklepowi nic nie dolega, i mówi, co zrobić')
    .action(async () => {
      const findings = await lookAround(terminal)
      for (const { about, state, words } of findings)
        await print(terminal, `${signs[state]} ${about.padEnd(17)} ${words}`)
      const bad = findings.filter(({ state }) => state === 'wrong').length
      if (bad > 0) throw new CommandRefused(`Do poprawienia: ${bad}`)
    })
}

async function lookAround(terminal: Terminal): Promise<Finding[]> {
  const opened = await terminal.house().catch((error: Error) => error)
  const house: House | null = opened instanceof Error ? null : opened
  const shop = house && (await openShop(terminal))
  return [
    well('Node', process.versions.node),
    ...(opened instanceof Error ? [wrong('baza danych', opened.message)] : await lookAtDatabase(opened)),
    ...(await lookAtFolder(terminal.config.dataFolder)),
    ...(shop ? [lookAtBackups(terminal.config, shop.settings, shop.now)] : []),
    await lookAtMail(terminal.config.smtpUrl),
    ...(await lookAtPictures(house)),
    ...(house ? [await lookAtJobs(house)] : []),
    ...(await lookAtShop(terminal.config, shop)),
    ...(shop ? await lookAtFeeds(shop) : []),
    ...(shop ? await lookAtSafety(shop) : []),
  ]
}
