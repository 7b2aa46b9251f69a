"""python3 develop.py [--force] [--only slug …] [--products folder]    (Debian's python3 with numpy, opencv and pil)

Puts colours and patterns of every product onto the rendered light of its model and writes ../pictures/<slug>/<n>.webp (at most 60 kB).
python3 develop.py --try mug:1 out.png '{"glaze":"#2f4f4a"}' [pattern] [patternColour]    looks at one shot."""
import os, sys, json, io, glob, hashlib

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import numpy as np
import cv2
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.environ.get('ART_CACHE') or os.path.join(HERE, 'cache')
OUT = os.path.join(HERE, '..', 'pictures')
BACK = '#efe9df'
LIMIT = 60_000
GRAIN = 1.8      # of 255; less than that does not survive WebP
VERSION = 4      # raise it to develop everything anew
PATTERNS = ('stripes', 'checks', 'speckles', 'dip')
FALLBACK = {'inside': 'glaze', 'clay': '#b9997a', 'rim': 'glaze', 'lid': '#b08a5c', 'cover2': 'cover', 'knob': '#a9825a', 'handle': '#9c7550', 'saucer': 'glaze',
            'glaze': '#d9d2c4', 'cloth': '#cfc5b4', 'paper': '#efe7d8', 'pages': '#f3ecdd', 'wood': '#b98d5f', 'metal': '#b9ae9c', 'wax': '#efe6d2', 'wick': '#3a332b',
            'glass': '#cfd3cc', 'tin': '#4d5a4f', 'leaves': '#3d4630', 'beans': '#3b2417', 'plant': '#55683f', 'ribbon': '#9a5b47', 'seal': '#8c3b2e', 'core': '#b08a62',
            'legs': 'wood', 'handles': 'cloth', 'strap': 'cloth', 'binding': 'cloth', 'band': '#8d7b64', 'fringe': 'cloth', 'piping': 'cloth', 'edge': 'cloth', 'rod': '#5d4632',
            'cord': '#c9b38c', 'stand': '#a9825a', 'table': '#a9825a', 'wire': '#6f675b', 'bag': '#b89b76', 'label': '#efe7d8', 'clip': '#8a7a62', 'tip': '#3c3732',
            'cup': '#d9d2c4', 'body': '#2f3b45', 'trim': '#b08d4f', 'accent': '#a8674c', 'card': '#efe4d0', 'box': '#c9b79b', 'cover': '#5b6a5f', 'bowl': '#d9d2c4',
            'cloth1': '#a9b0a0', 'cloth2': '#cdb9a0', 'cloth3': '#8b6f61', 'mug': '#5f736a', 'dripper': '#e7e0d3', 'plate': '#ddd5c6', 'napkin': '#b7a48a'}

# products whose name asks for another shape of the same model
VARIANTS = {
    'mug.round': ['kubek-swit-250', 'kubek-flat-white-mgla', 'kubek-smuga-kawowy-240'],
    'mug.straight': ['kubek-zwir-350-bialy', 'kubek-zwir-350-grafitowy', 'kubek-pniak-400', 'kubek-przelew-220'],
    'jug.creamer': ['mlecznik-swit'],
    'storage-jar.salt': ['solniczka-izba'],
    'planter.hanging': ['doniczka-wiszaca-swit'],
    'candle-pillar.taper': ['swiece-stozkowe-6'],
    'candle-holder.tealight': ['swiecznik-podgrzewacz-zwir'],
    'tea-leaves.needles': ['sencha-kagoshima', 'darjeeling-pierwszy-zbior'],
    'tea-leaves.rice': ['genmaicha'],
    'tea-leaves.peony': ['bialy-peon'],
    'tea-leaves.mint': ['mieta-podlaska'],
    'tea-leaves.herbs': ['lipa-z-lipca', 'spokojny-wieczor', 'laka-po-deszczu'],
    'tea-leaves.fruit': ['rozgrzewajacy-imbir', 'sad-babci', 'malina-z-rozy', 'zurawina-z-pomarancza'],
    'tea-leaves.pearls': ['jasminowa-perla', 'oolong-mglista-gora'],
    'tea-leaves.scoop': ['earl-grey-bergamota', 'hojicha-prazona', 'cejlon-dimbula', 'probka-herbaty'],
    'coffee-beans.scoop': ['espresso-mleczarz', 'etiopia-lesna-sciezka'],
    'coffee-beans.cup': ['gwatemala-stary-wulkan', 'kenia-czarna-porzeczka'],
    'tablecloth.round': ['obrus-okragly-krata'],
    'tablecloth.runner': ['bieznik-mgla-40x150'],
    'gift-box.evening': ['zestaw-spokojny-wieczor'],
    'gift-box.teas': ['zestaw-trzy-herbaty'],
    'gift-box.letters': ['zestaw-dla-piszacych'],
    'apron.pair': ['zestaw-gotujemy-razem'],
    'fabric-fold.bag': ['zestaw-uszyj-torbe'],
    'tote-bag.cat': ['torba-punktowa'],
    'apron.child': ['fartuch-dzieciecy-laka'],
    'apron.waist': ['fartuch-kelnerski-zapaska'],
    'curtain.cafe': ['zazdrostka-krata-izba'],
    'towel.pair': ['myjka-lniana-para'],
    'planter.herbs': ['doniczka-ziola-laka'],
    'espresso-set.four': ['komplet-espresso-zwir'],
    'towel.tea': ['sciereczka-do-szkla', 'sciereczki-krata-3'],
    'card.swallow': ['kartka-linoryt-jaskolka'],
    'card.spruce': ['kartka-linoryt-swierk'],
    'card.postcard': ['kartka-pocztowa-punktowa'],
    'card.reader': ['ebook-ceramika-na-co-dzien'],
    'card.pattern': ['wykroj-fartuch-izba'],
    'calendar.wall': ['kalendarz-scienny-2027'],
    'table.bench': ['lawa-jesionowa-na-wymiar'],
    'tray.round': ['taca-buk-okragla'],
    'tray.breakfast': ['zestaw-sniadanie-w-lozku'],
    'tools.scoop': ['miarka-do-kawy-z-klipsem'],
    'tools.sewing': ['usluga-haft-imienia', 'usluga-szycie-na-wymiar'],
    'tools.pottery': ['warsztat-toczenie-na-kole'],
}
SHAPE = {slug: model for model, slugs in VARIANTS.items() for slug in slugs}
CLOSE = ('tea-leaves.scoop', 'coffee-beans.scoop', 'coffee-beans.cup')      # only for the second picture; the first one shows a bowl
WHOLE = ('komplet-espresso-swit', 'komplet-espresso-swit-grafitowy', 'swieczniki-trojka', 'fartuch-izba-szary', 'fartuch-izba-butelkowy', 'fartuch-izba-terakota',
         'fartuch-warsztatowy-szkutnik')      # whose second view shows all of a set, or an apron as it is worn: it comes first
PACKS = json.load(open(os.path.join(HERE, 'packs.json')))      # goods that show their pack first, with the label of labels.mjs
IN_SETS = {'zestaw-herbata-u-ani': ['assam-jesienny'], 'zestaw-spokojny-wieczor': ['spokojny-wieczor'], 'zestaw-pierwszy-przelew': ['kawa-miesiaca'],
           'zestaw-trzy-herbaty': ['assam-jesienny', 'sencha-kagoshima', 'spokojny-wieczor'], 'ebook-ceramika-na-co-dzien': ['ebook-ceramika-na-co-dzien']}      # whose labels a set shows, from left to right
ON_SCREEN = {('ebook-ceramika-na-co-dzien', 2): 'ebook-ceramika-na-co-dzien-24'}      # which label a view shows instead
TWINS = ('#9db4c0', '#c0714f', '#9caf94', '#3d3f42', '#cfa4a0')     # bowls for products that would look the same as another
RECOLOUR = {'kalendarz-scienny-2027': {'paper': '#dcd1bf'}, 'miarka-do-kawy-z-klipsem': {'metal': '#b08d4a', 'handle': '#b58a5a', 'cloth': '#efe6d3'}}
IN_THE_SUN = {'len-naturalny-szary': {'cloth': '#6c6762', 'edge': '#74706a'}}      # in a room's sun its own grey would look cream


def have(model, view):
    return os.path.exists(os.path.join(CACHE, f'{model}-{view}', 'meta.json'))


def lin(h):
    h = h.lstrip('#')
    if len(h) == 3:
        h = ''.join(c + c for c in h)
    c = np.array([int(h[i:i + 2], 16) for i in (0, 2, 4)]) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4).astype(np.float32)


ROOM_LIGHT, ROOM_WHITE = .50, 1.05
KNEE, TOP = .55, 1.9     # linear up to the knee, then a shoulder that reaches white at TOP


def curve(x):
    a, b = 1 - KNEE, TOP - KNEE
    k = np.clip((x - KNEE) / b, 0, 1)
    p = b / a
    y = np.where(x <= KNEE, x, KNEE + a * (1 - (1 - k) ** p))
    return y


def uncurve(y):
    lo, hi = 0., TOP
    for _ in range(40):
        m = (lo + hi) / 2
        if curve(np.array(m)) < y: lo = m
        else: hi = m
    return m


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(x, 1 / 2.4, dtype=np.float32) - .055)


FLAGS, PALE = .65, (.42, .72)     # how dark the outline of a pale thing gets, and which albedo is pale


def outline(folder, meta, alb, floor):
    """black flags: photographers stand black cards beside white things, so that these do not melt into a light ground"""
    n = exr(folder, 'normal')
    e = np.radians(meta['view'].get('elev', 20))
    facing = cv2.GaussianBlur(np.clip(n @ np.array([0, -np.cos(e), np.sin(e)], np.float32), 0, 1), (0, 0), 1)[:, :, None]
    pale = np.clip((alb.min(2, keepdims=True) - PALE[0]) / (PALE[1] - PALE[0]), 0, 1)
    return 1 - FLAGS * pale * (1 - floor) * (1 - facing) ** 2


def exr(folder, name):
    return cv2.imread(os.path.join(folder, name + '-0001.exr'), cv2.IMREAD_UNCHANGED)[:, :, ::-1].astype(np.float32)


def atrous(img, guides, levels=4, sigma=.35, decay=.75):
    """edge-stopping wavelet smoothing, in the log of the light; guides: [(array, sigma), …]"""
    x = np.log(np.maximum(img, 0) + .02)
    k1 = np.array([1, 2, 1]) / 4
    h, w = x.shape[:2]
    for lv in range(levels):
        step = 2 ** lv
        pad = step
        xp = np.pad(x, ((pad, pad), (pad, pad), (0, 0)), mode='reflect')
        # the value guide: a little blurred, so that single noisy pixels do not defend themselves
        lum = cv2.GaussianBlur(x, (0, 0), .8 + .5 * step).mean(2)
        lp = np.pad(lum, pad, mode='reflect')
        gp = [(np.pad(g, ((pad, pad), (pad, pad), (0, 0)), mode='reflect'), g, s) for g, s in guides]
        acc = np.zeros_like(x); ws = np.zeros((h, w, 1), np.float32)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                sl = (slice(pad + dy * step, pad + dy * step + h), slice(pad + dx * step, pad + dx * step + w))
                e = ((lp[sl] - lum) / sigma) ** 2
                for P, g, s in gp:
                    d = P[sl] - g
                    e = e + np.einsum('ijk,ijk->ij', d, d) / s ** 2
                wt = (np.exp(-e) * k1[dy + 1] * k1[dx + 1])[:, :, None].astype(np.float32)
                acc += wt * xp[sl]; ws += wt
        x = acc / ws
        sigma *= decay
    return np.maximum(np.exp(x) - .02, 0)


def shot(name):
    folder = os.path.join(CACHE, name)
    meta = json.load(open(os.path.join(folder, 'meta.json')))
    clean = os.path.join(folder, 'clean.npz')
    src = os.path.join(folder, 'diffdir-0001.exr')
    if not os.path.exists(clean) or os.path.getmtime(clean) < os.path.getmtime(src):
        n, parts, fixed, extra = (exr(folder, k) for k in ('normal', 'parts', 'fixed', 'extra'))
        floor = exr(folder, 'floor')[:, :, :1]
        solid = [(n, .14), (parts, .22), (np.concatenate([fixed, floor], 2), .22)]
        dd, di = exr(folder, 'diffdir'), exr(folder, 'diffind')
        dd = atrous(dd, solid, 5, .40)
        di = atrous(di, solid, 6, .9)
        gc = exr(folder, 'glosscol')
        gl = gc * (exr(folder, 'glossdir') + exr(folder, 'glossind'))
        gl = atrous(gl, [(n, .10), (parts, .22), (floor, .1)], 4, .35)
        # outlines: a few samples leave pepper there; calm masks and light only along them
        pattern = exr(folder, 'pattern')
        cover = np.concatenate([parts, floor], 2)
        lo = cv2.erode(cover, np.ones((3, 3))); hi = cv2.dilate(cover, np.ones((3, 3)))
        edge = cv2.GaussianBlur(((hi - lo).max(2) > .35).astype(np.float32), (0, 0), .7)[:, :, None]
        soft = lambda a, s=.75: a * (1 - edge) + edge * cv2.GaussianBlur(a, (0, 0), s).reshape(a.shape)
        calm = lambda a: soft(a * (1 - edge) + edge * cv2.medianBlur(np.ascontiguousarray(a), 5))
        dd, di, gl = calm(dd), calm(di), calm(gl)
        parts, pattern, fixed, extra, floor = soft(parts), soft(pattern), soft(fixed), soft(extra), soft(floor)
        np.savez(clean, dd=dd.astype(np.float16), di=di.astype(np.float16), gl=gl.astype(np.float16), parts=parts.astype(np.float16),
                 pattern=pattern.astype(np.float16), extra=extra.astype(np.float16), fixed=fixed.astype(np.float16), floor=floor.astype(np.float16), edge=edge.astype(np.float16))
    z = np.load(clean)
    return {k: z[k].astype(np.float32) for k in z.files}, meta


def colour_of(part, colours, depth=0):
    if part in colours and str(colours[part]).startswith('#'):
        return lin(colours[part])
    f = FALLBACK.get(part, '#cfc5b4')
    if f.startswith('#'):
        return lin(f)
    return colour_of(f, colours, depth + 1) if depth < 4 else lin('#cfc5b4')


HOLLOW = .72     # how much of what an inside sees is inside too
SHAPED = {'bowl-deep': .58, 'bowl': .42, 'tea-': .42, 'mug-': .8, 'mug.round': .84, 'bundle-tea': .84, 'tray.breakfast': .84}     # of wide shapes, which see more of the room, and of narrow ones
EMBER = np.array([1.025, 1, .94], np.float32)     # beside warm paper a neutral inside looks blue


def hollow(colour, base, share):
    """light that a pale inside throws to and fro gets stronger and takes its colour; the render follows two bounces of a grey one"""
    return colour / base / ((1 - share * colour) * (1 + share * base))


FINE = 3        # a label is laid on at three times the size, so that small letters stay clean


def label_of(slug):
    return os.path.join(CACHE, 'labels', slug + '.png')


def printed(folder, paths):
    """the labels, side by side, in linear colours where the render says which of their points a pixel shows, and how much of the pixel does"""
    at = cv2.GaussianBlur(exr(folder, 'printed'), (0, 0), .8)
    uv = at[:, :, :2] / np.maximum(at[:, :, 2:], 1e-4)
    uv = cv2.resize(uv, None, fx=FINE, fy=FINE, interpolation=cv2.INTER_LINEAR)
    ink = np.concatenate([np.asarray(Image.open(path).convert('RGB'), np.float32) for path in paths], 1) / 255
    ink = np.where(ink <= .04045, ink / 12.92, ((ink + .055) / 1.055) ** 2.4).astype(np.float32)
    h, w = ink.shape[:2]
    laid = cv2.remap(ink, uv[:, :, 0] * w - .5, (1 - uv[:, :, 1]) * h - .5, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(laid, None, fx=1 / FINE, fy=1 / FINE, interpolation=cv2.INTER_AREA), np.clip(exr(folder, 'printed')[:, :, 2:], 0, 1)


def picture(name, colours, pattern=None, pattern_colour=None, labels=(), motifs={}, cache={}):
    """motifs: the pattern's colour for each pattern of a set whose things have patterns of their own"""
    if name not in cache:
        cache.clear()
        cache[name] = shot(name)
    z, meta = cache[name]
    if 'bowl' in colours:
        colours = {'inside': colours['bowl'], **colours}
    alb, base, metal, metal_tint = z['fixed'].copy(), z['fixed'].copy(), 0, 0
    for i, part in enumerate(meta['parts'][:3]):
        if part == meta.get('glass'):
            continue
        m = z['parts'][:, :, i:i + 1]
        c = colour_of(part, colours)
        if part in meta['metal']:
            metal = metal + m
            metal_tint = metal_tint + m * c
            continue
        alb += m * c
        base += m * meta['base'][part]
    if pattern in PATTERNS and meta.get('pattern_part'):
        k = PATTERNS.index(pattern)
        if k < 3:
            pm = z['pattern'][:, :, k:k + 1]
        else:           # dipped foot first: the mask is of what stays above
            i = meta['parts'].index(meta['pattern_part'])
            pm = np.maximum(z['parts'][:, :, i:i + 1] - z['extra'][:, :, 0:1], 0)
        main = colour_of(meta['pattern_part'], colours)
        pc = lin(pattern_colour) if pattern_colour else np.clip(main * .45, 0, 1)
        alb += pm * (pc - main)
    for motif, colour in motifs.items():
        k = PATTERNS.index(motif)
        alb += z['pattern'][:, :, k:k + 1] * (lin(colour) - colour_of(meta['patterned'][motif], colours))
    if labels:
        ink, here = printed(os.path.join(CACHE, name), labels)
        alb = alb * (1 - here) + ink * here
    alb = np.maximum(alb, 0)
    bounce = 1 + .35 * np.clip(alb / np.maximum(base, .02) - 1, -1, 1.2)
    if 'inside' in meta['parts']:
        i = meta['parts'].index('inside')
        m = z['parts'][:, :, i:i + 1]
        own = hollow(colour_of('inside', colours), meta['base']['inside'], next((share for shape, share in SHAPED.items() if name.startswith(shape)), HOLLOW))
        bounce = bounce + m * np.maximum(own - bounce, 0)
    light = z['dd'] + z['di'] * bounce
    if 'inside' in meta['parts']:
        light = light * (1 + m * (EMBER - 1))
    floor = z['floor']
    gl = z['gl']
    if not np.isscalar(metal):
        # metal carries its colour in the reflection; rendered at .8
        gl = gl * (1 - metal) + gl * metal_tint / .8
    x = alb * light + gl
    if 'camera' not in meta['view']:
        x = x * outline(os.path.join(CACHE, name), meta, alb, floor)
    if meta.get('glass'):
        t = np.clip(z['extra'][:, :, 2:3], 0, 3)
        tint = colour_of(meta['glass'], colours)
        x = x * np.power(np.maximum(tint, .004), t * .5) + 0
    x = x * exposure(x) if 'camera' in meta['view'] else on_paper(x, floor, z['dd'] + z['di'])
    y = srgb(curve(x))
    return clear(y, meta['samples']) if 'camera' in meta['view'] else soften(y, z['edge'])


def clear(y, samples):
    """what is out of focus keeps the noise of few samples: takes it out; of many it leaves the weave and the grain of wood alone"""
    eight = (np.clip(y, 0, 1) * 255 + .5).astype(np.uint8)
    return cv2.fastNlMeansDenoisingColored(np.ascontiguousarray(eight), None, *((2.2, 5) if samples < 16 else (1, 3)), 5, 13).astype(np.float32) / 255


def exposure(x):
    """a room has no paper: its brighter half is brought to a light grey, unless white things would burn out"""
    half, white = np.percentile(x.mean(2), (65, 98))
    return min(ROOM_LIGHT / half, ROOM_WHITE / white)


def on_paper(x, floor, light):
    """the lit paper gets the shop's background, things follow nearly neutral"""
    f = floor[:, :, 0] > .98
    target = lin(BACK)
    want = np.array([uncurve(t) for t in target])
    floor_alb = np.array([.80, .755, .685])
    px = light[f]
    ref = np.array([np.percentile(px[:, c], 70) for c in range(3)])
    gain = want.mean() / floor_alb.mean()
    x = x * (gain / (ref * .75 + ref.mean() * .25)).astype(np.float32)          # things: nearly neutral; paper: exactly the background
    x = x * (1 - floor + floor * (want / floor_alb / gain * (ref * .75 + ref.mean() * .25) / ref).astype(np.float32))
    # the paper's own gradient is held back a little, so that all pictures stand on the same colour
    k = np.maximum(light.mean(2, keepdims=True) / ref.mean(), .05)
    x = x * (1 - floor + floor * np.power(k, np.where(k > 1, -.45, -.22)))
    return x


def soften(y, edge):
    """few samples leave steps along outlines: calms them there only"""
    calm = cv2.GaussianBlur(cv2.medianBlur(np.clip(y, 0, 1).astype(np.float32), 3), (0, 0), .6)
    return y * (1 - edge) + calm * edge



def webp(y, path):
    grain = np.random.RandomState(len(path)).normal(0, GRAIN, y.shape[:2] + (1,))      # the paper's gradient would show steps without it
    im = Image.fromarray(np.clip(y * 255 + grain + .5, 0, 255).astype(np.uint8))
    for q in (88, 84, 80, 76, 72, 66, 60, 52, 44, 36):
        b = io.BytesIO()
        im.save(b, 'WEBP', quality=q, method=5)
        if b.tell() <= LIMIT:
            break
    os.makedirs(os.path.dirname(path), exist_ok=True)
    open(path, 'wb').write(b.getvalue())
    return b.tell(), q


def labels_in(slug, n):
    """whose labels its n-th picture shows, from left to right"""
    return [ON_SCREEN[slug, n]] if (slug, n) in ON_SCREEN else IN_SETS.get(slug, ())


def main():
    a = sys.argv[1:]
    if a and a[0] == '--try':
        name, v = a[1].split(':')
        y = picture(f'{name}-{v}', json.loads(a[3]) if len(a) > 3 else {}, *(a[4:6]))
        Image.fromarray((np.clip(y, 0, 1) * 255 + .5).astype(np.uint8)).save(a[2])
        return
    force = '--force' in a
    folder = a[a.index('--products') + 1] if '--products' in a else os.path.join(HERE, '..', 'products')
    only = a[a.index('--only') + 1:] if '--only' in a else None
    jobs, printed_pages, missing, looks = [], [], [], {}
    for f in sorted(glob.glob(os.path.join(folder, '*.json'))):
        for p in json.load(open(f)):
            if only and p['slug'] not in only:
                continue
            art = p.get('art') or {}
            if p['slug'] in RECOLOUR:
                art = dict(art, colours={**art['colours'], **RECOLOUR[p['slug']]})
            same = json.dumps([art.get('model'), art.get('colours')], sort_keys=True)
            looks[same] = looks.get(same, 0) + 1
            if looks[same] > 1 and 'bowl' in (art.get('colours') or {}):
                art = dict(art, colours=dict(art['colours'], bowl=TWINS[looks[same] % len(TWINS)]))
            for n in range(1, max(2, len(p.get('pictures', []))) + 1):
                flat = os.path.join(CACHE, 'pages', p['slug'], f'{n}.png')
                if os.path.exists(flat):
                    printed_pages.append((flat, p['slug'], n))
                    continue
                model, shape, pack, view = art.get('model'), SHAPE.get(p['slug']), PACKS.get(p['slug']), n
                if pack and (n == 1 or model == 'coffee-pack'):
                    model, shown = pack['shape'] if n == 1 else model, dict(colours=pack, labels=[label_of(p['slug'])])
                else:
                    view, shown = n - 1 if pack else n, dict(art, labels=[label_of(s) for s in labels_in(p['slug'], n)])
                    if shape and (view == 2 or shape not in CLOSE):
                        model = shape
                    view = 3 - view if view <= 2 and p['slug'] in WHOLE else view
                    if view == 3 and p['slug'] in IN_THE_SUN:
                        shown['colours'] = IN_THE_SUN[p['slug']]
                if not have(model, view):
                    missing.append((p['slug'], n, model))
                    continue
                jobs.append((f'{model}-{view}', p['slug'], n, shown))
    jobs.sort(key=lambda j: j[0])
    done_file = os.path.join(CACHE, 'done.json')
    done = json.load(open(done_file)) if os.path.exists(done_file) and not force else {}
    total = 0
    for name, slug, n, art in jobs:
        path = os.path.join(OUT, slug, f'{n}.webp')
        key = hashlib.md5(json.dumps([name, art, os.path.getmtime(os.path.join(CACHE, name, 'meta.json')), VERSION], sort_keys=True).encode()).hexdigest()
        if done.get(f'{slug}/{n}') == key and os.path.exists(path):
            continue
        size, q = webp(picture(name, art.get('colours') or {}, art.get('pattern'), art.get('patternColour'), art.get('labels', ()), art.get('motifs', {})), path)
        done[f'{slug}/{n}'] = key
        total += 1
        if q < 70:
            print(f'{slug}/{n} needed quality {q}')
        if total % 20 == 0:
            json.dump(done, open(done_file, 'w'))
    for flat, slug, n in printed_pages:      # of pages.mjs, as they are
        webp(np.asarray(Image.open(flat).convert('RGB'), np.float32) / 255, os.path.join(OUT, slug, f'{n}.webp'))
        total += 1
    json.dump(done, open(done_file, 'w'))
    print(f'{total} pictures written, {len(jobs)} in all; without a render: {len(missing)} of {sorted({m for _, _, m in missing})}')


if __name__ == '__main__':
    main()
