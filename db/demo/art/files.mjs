/** Makes the files that demo products offer: node db/demo/art/files.mjs. It runs by hand and needs Debian's Chromium. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const demo = join(import.meta.dirname, '..')
const target = (name) => join(demo, 'files', name)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 800, height: 640 } })
const look = `body { font: 15px/1.55 sans-serif; color: #24211c; margin: 48px } h1 { font: 30px serif } h2 { font: 20px serif; margin: 24px 0 4px }`

await page.setContent(`<style>${look}</style><h1>Jak dbać o kamionkę</h1>
  <h2>Na co dzień</h2><p>Myj w zmywarce do 65 °C albo ciepłą wodą z płynem. Osad z herbaty zejdzie łyżeczką sody.</p>
  <h2>Podgrzewanie</h2><p>Kuchenka mikrofalowa nie szkodzi. Unikaj nagłych zmian: z lodówki prosto pod wrzątek naczynie może pęknąć.</p>
  <h2>Nieszkliwiony brzeg</h2><p>Surowa glina przy dnie może rysować delikatny blat. Podłóż podkładkę albo przetrzyj ją drobnym papierem ściernym.</p>
  <h2>Gdy coś pęknie</h2><p>Wyszczerbionego naczynia nie używaj do jedzenia. Posłuży jeszcze jako doniczka.</p>`)
await page.pdf({ path: target('karta-pielegnacji-kamionki.pdf'), format: 'A5' })

await page.setContent(`<style>body { margin: 0; background: #faf7f2 } text { font: 22px sans-serif; fill: #24211c; text-anchor: middle }</style>
  <svg width="800" height="640" fill="none" stroke="#24211c" stroke-width="3" stroke-linejoin="round">
    <path d="M220 150 C190 300 200 420 250 500 H450 C500 420 510 300 480 150 Z" /><path d="M490 220 C600 210 600 400 478 420" />
    <g stroke="#1f4d3f" stroke-width="2"><path d="M220 110 H480 M220 100 v20 M480 100 v20" /><path d="M140 150 V500 M130 150 h20 M130 500 h20" /><path d="M220 560 H578 M220 550 v20 M578 550 v20" /></g>
    <g stroke="none"><text x="350" y="95">9 cm</text><text x="95" y="332">9 cm</text><text x="400" y="600">12,5 cm</text></g>
  </svg>`)
await page.screenshot({ path: target('wymiary-kubka.png') })

writeFileSync(target('dzwiek-kamionki.wav'), ringing())
writeFileSync(target('kubek-ania-z-bliska.webm'), Buffer.from(await film(), 'base64'))
await browser.close()

/** A cup that is struck three times: partials that die away, 8 bits at 11 025 Hz. */
function ringing() {
  const [rate, seconds] = [11_025, 4]
  const samples = Buffer.alloc(rate * seconds, 128)
  const partials = [[1180, 1, 5], [2410, 0.5, 8], [3920, 0.3, 13]]
  for (let place = 0; place < samples.length; place++) {
    const since = (place / rate) % 1.3
    const sum = partials.reduce((sum, [hertz, loud, fade]) => sum + loud * Math.exp(-fade * since) * Math.sin(2 * Math.PI * hertz * since), 0)
    samples[place] = 128 + Math.round(60 * sum)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/** Four seconds in which the camera comes nearer and one picture gives way to the other; base64. */
function film() {
  const sources = [1, 2].map((number) => {
    const bytes = readFileSync(join(demo, 'pictures', 'kubek-ania-300', `${number}.webp`))
    return `data:image/webp;base64,${bytes.toString('base64')}`
  })
  return page.evaluate(async (sources) => {
    const pictures = await Promise.all(
      sources.map(async (src) => {
        const picture = Object.assign(new Image(), { src })
        await picture.decode()
        return picture
      }),
    )
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 })
    const brush = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(12), { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 120_000 })
    const parts = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    const began = performance.now()
    for (let time = 0; time < 1; time = (performance.now() - began) / 4_000) {
      const side = 480 * (1 + 0.12 * time)
      for (const [place, picture] of pictures.entries()) {
        brush.globalAlpha = place === 0 ? 1 : Math.min(1, Math.max(0, (time - 0.4) / 0.2))
        brush.drawImage(picture, (480 - side) / 2, (480 - side) / 2, side, side)
      }
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, sources)
}
