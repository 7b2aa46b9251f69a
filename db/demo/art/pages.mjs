/**
 * Prints pages of the e-book as a reader sees them: one into cache/labels, for the screen of a rendered reader, the others into
 * cache/pages/<slug>/<n>.png, which develop.py takes as they are. node db/demo/art/pages.mjs; it runs by hand and needs Debian's Chromium.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { faces } from './faces.mjs'

const book = 'ebook-ceramika-na-co-dzien'
const cache = process.env.ART_CACHE ?? join(import.meta.dirname, 'cache')
const [paper, ink, clay, ground] = ['#fbf6ec', '#24211c', '#a8482a', '#efe9df']
const style = `
  ${faces}
  body { margin: 0 }
  body.shown { width: 1280px; height: 1280px; background: ${ground}; display: grid; place-content: center; grid-auto-flow: column; gap: 0 }
  main { box-sizing: border-box; position: relative; width: 1100px; height: 1474px; padding: 110px 112px 0; background: ${paper}; color: ${ink}; font: 400 42px/1.44 Text; hyphens: auto }
  .shown main { zoom: var(--zoom); box-shadow: 0 2px 6px #3a2c1c26, 0 24px 60px #3a2c1c30 }
  .spread main:first-child { background: linear-gradient(to left, #e6dccb, ${paper} 12%) } .spread main:last-child { background: linear-gradient(to right, #e6dccb, ${paper} 12%) }
  h1 { margin: 0 0 40px; font: 600 92px/1.04 Name; letter-spacing: -.015em; color: ${clay}; hyphens: none } h2 { margin: 44px 0 12px; font: 620 50px/1.15 Name; hyphens: none }
  p { margin: 0 0 24px } p.lead { font-size: 48px; line-height: 1.34 }
  footer { position: absolute; inset: auto 112px 62px; display: flex; justify-content: space-between; font: 400 32px/1 Text; color: #6b6157 }
  svg { display: block; width: 100%; fill: none; stroke: ${ink}; stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round; margin: 8px 0 34px } svg text { font: 400 34px Text; fill: ${ink}; stroke: none; text-anchor: middle } svg .warm { stroke: ${clay} }
  ol { list-style: none; margin: 0; padding: 0 } li { display: flex; align-items: baseline; gap: 22px; padding: 19px 0; border-bottom: 2px solid #d9cdb9; line-height: 1.22 } li b { flex: none; width: 44px; font: 600 46px/1 Name; color: ${clay} } li span { flex: 1 } li small { display: block; font-size: 33px; color: #6b6157; margin-top: 6px }
  table { width: 100%; border-collapse: collapse; font-size: 38px; line-height: 1.25 } th { text-align: left; font: 620 38px/1.2 Name; color: ${clay}; padding: 0 16px 14px 0 } td { vertical-align: top; padding: 19px 16px 19px 0; border-top: 2px solid #d9cdb9 } td:first-child { font-weight: 600; width: 36% }
  .steps li { border: 0; padding: 10px 0; line-height: 1.36 }`

const page = (number, inner) => `<main lang="pl">${inner}<footer><span>Ceramika na co dzień</span><span>${number}</span></footer></main>`
const chapters = [
  ['', 'Zanim zaczniesz', 'Trzy zasady, które wystarczą na co dzień', 4],
  [1, 'Po czym je poznać', 'Kamionka, porcelana, fajans i co która lubi', 6],
  [2, 'Pierwsze mycie', 'Co zrobić, zanim nalejesz herbaty', 16],
  [3, 'Zmywarka, mikrofala, piekarnik', 'Od zimna do gorąca i z powrotem', 22],
  [4, 'Osad, rysy, siateczka', 'Co zejdzie, a co zostanie', 32],
  [5, 'Gdy coś się wyszczerbi', 'Klejenie i szlifowanie krok po kroku', 42],
  [6, 'Tabela na lodówkę', 'Czego z czym nie robić', 58],
  ['', 'Słowniczek', 'Szkliwo, czerep, biskwit i inne słowa z pracowni', 60],
]
const contents = page(
  3,
  `<h1>Spis treści</h1><ol>${chapters.map(([number, title, about, at]) => `<li><b>${number}</b><span>${title}<small>${about}</small></span><span style="flex: none">${at}</span></li>`).join('')}</ol>`,
)
const heat = page(
  24,
  `<h1>Od zimna do&nbsp;gorąca</h1>
  <p class="lead">Kamionka lubi ciepło. Nie lubi pośpiechu.</p>
  <svg viewBox="0 0 876 344"><g><path d="M60 150 H250 C250 232 216 262 184 268 H126 C94 262 60 232 60 150 Z M122 268 V284 H188 V268" /><path d="M343 150 H533 C533 232 499 262 467 268 H409 C377 262 343 232 343 150 Z M405 268 V284 H471 V268" /><path d="M626 150 H816 C816 232 782 262 750 268 H692 C660 262 626 232 626 150 Z M688 268 V284 H754 V268" /></g>
    <g class="warm"><path d="M270 208 H322 M308 194 L322 208 L308 222 M553 208 H605 M591 194 L605 208 L591 222" /><path d="M690 124 C678 104 702 92 690 68 M721 124 C709 104 733 92 721 68 M752 124 C740 104 764 92 752 68" /></g>
    <path d="M155 66 V122 M131 80 L179 108 M179 80 L131 108" /><circle cx="438" cy="94" r="30" /><path d="M438 76 V94 L452 102" />
    <text x="155" y="326">z lodówki</text><text x="438" y="326">pół godziny</text><text x="721" y="326">do piekarnika</text></svg>
  <p>Naczynie rozszerza się, gdy się grzeje. Jeśli dno jest już gorące, a&nbsp;brzeg jeszcze zimny, glina nie ma dokąd uciec i&nbsp;pęka. Zwykle nie od temperatury, tylko od różnicy.</p>
  <p>Wstaw więc miskę do zimnego piekarnika i&nbsp;dopiero wtedy go włącz. Gorącą odstaw na drewno albo ściereczkę, nigdy na mokry blat.</p>
  <p>Mikrofala jest łagodniejsza, ale i&nbsp;tu zacznij od połowy mocy.</p>`,
)
const tea = page(
  34,
  `<h1>Osad z&nbsp;herbaty</h1><p>Brązowy ślad w&nbsp;kubku to garbniki, które złapały się szkliwa. Nie szkodzi i&nbsp;nie znaczy, że kubek jest brudny.</p>
  <svg viewBox="0 0 876 250"><path d="M300 40 C296 150 316 216 350 226 H486 C520 216 540 150 536 40 Z" /><path d="M538 84 C622 78 622 188 528 184" /><path class="warm" d="M306 92 C360 104 476 84 532 96 M310 112 C370 124 470 104 530 116" /></svg>
  <h2>Jak go zdjąć</h2><ol class="steps"><li><b>1</b><span>Wsyp łyżeczkę sody i&nbsp;zwilż ją wodą.</span></li><li><b>2</b><span>Przetrzyj miękką gąbką, bez szorowania.</span></li><li><b>3</b><span>Opłucz. Jeśli coś zostało, powtórz i&nbsp;odczekaj kwadrans.</span></li></ol>
  <p style="margin-top: 30px">Druciak i&nbsp;proszek zostaw w&nbsp;szafce: zrobią rysy, w&nbsp;których osad będzie się trzymał mocniej niż dotąd.</p>`,
)
const table = page(
  35,
  `<h1>Co zejdzie, co&nbsp;zostanie</h1><table><tr><th>Ślad</th><th>Co z&nbsp;nim zrobić</th></tr>${[
    ['Osad z herbaty i&nbsp;kawy', 'Zejdzie. Soda i&nbsp;miękka gąbka.'],
    ['Biały nalot', 'Zejdzie. Kwasek cytrynowy, potem dużo wody.'],
    ['Szare kreski po łyżeczce', 'Zejdą. To metal na szkliwie, a&nbsp;nie rysa: mleczko do czyszczenia.'],
    ['Siateczka w&nbsp;szkliwie', 'Zostanie. Jest w&nbsp;szkliwie, nie na nim.'],
    ['Rysa od noża', 'Zostanie. Na mat nie używaj noża z&nbsp;ząbkami.'],
    ['Ołówek', 'Zejdzie. Gumka, naprawdę.'],
    ['Tłusty cień', 'Zejdzie. Ciepła woda z&nbsp;płynem, pół godziny.'],
  ]
    .map(([mark, advice]) => `<tr><td>${mark}</td><td>${advice}</td></tr>`)
    .join('')}</table>`,
)

mkdirSync(join(cache, 'labels'), { recursive: true })
mkdirSync(join(cache, 'pages', book), { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox'] })
const tab = await browser.newPage({ viewport: { width: 1100, height: 1474 } })
const print = async (inner, attributes, path) => {
  await tab.setContent(`<!doctype html><style>${style}</style><body ${attributes}>${inner}</body>`)
  await tab.evaluate(() => document.fonts.ready)
  await tab.screenshot({ path: join(cache, path) })
}
await print(heat, '', `labels/${book}-24.png`)
await tab.setViewportSize({ width: 1280, height: 1280 })
await print(contents, 'class="shown" style="--zoom: .8"', `pages/${book}/3.png`)
await print(heat, 'class="shown" style="--zoom: .8"', `pages/${book}/4.png`)
await print(tea + table, 'class="shown spread" style="--zoom: .545"', `pages/${book}/5.png`)
await browser.close()
