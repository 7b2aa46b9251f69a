"""Tea and coffee: tins, bags, what is in them, and what it is made with."""
import math
import numpy as np
from scene import *
from ceramics import ware, bowl_shape, cup


def tin_shape(m, l, r=.46, h=1.15):
    return [spin('tin', [(m, [(0, 0), (r - .03, 0), (r - .03, 0), (r, .02), (r, .04), (r, .04), (r, h - .38), (r, h - .38), (r - .012, h - .37), (r - .012, h - .30)])]),
            spin('lid', [(l, [(r - .012, h - .345), (r + .006, h - .345), (r + .006, h - .345), (r + .008, h - .33), (r + .008, h - .33), (r + .008, h - .03), (r, h), (r - .03, h + .006), (r - .03, h + .006), (r - .06, h - .008), (r - .10, h - .004), (0, h + .004)])])]


def leaf_heap(n, cx, cy, cz, spread, leaf, rng, dome=.0):
    ms = []
    for k in range(n):
        a, q = rng.uniform(0, TAU), spread * math.sqrt(rng.uniform(0, 1))
        z = cz + dome * (1 - (q / spread) ** 2) + rng.uniform(0, .05)
        ms.append(trs((cx + q * math.cos(a), cy + q * math.sin(a), z), (rng.uniform(-28, 28), rng.uniform(-28, 28), rng.uniform(0, 360)), rng.uniform(.6, 1.25)))
    return instances(leaf, ms)


def tea_leaf(m, seed=0):
    """a twisted dry leaf"""
    def fn(u, w):
        a = 2.6 * u + seed
        r = .028 * np.sin(np.pi * np.clip(u, .04, .96)) ** .6 + .004
        q = (w - .5) * 2.4
        return (u - .5) * .26, r * np.sin(q + a) + .03 * np.sin(4 * u + seed), r * np.cos(q + a) + .02 * np.sin(5 * u)
    return sheet('leaf', fn, 16, 6, m, .006, (.26, .06))


def bean(m, dark):
    """half an ellipsoid with the seam on its flat side"""
    u, w = np.meshgrid(np.linspace(0, 1, 22), np.linspace(0, 1, 25), indexing='ij')
    th, ph = u * np.pi, w * TAU
    x, y, z = .095 * np.cos(th), .066 * np.sin(th) * np.cos(ph), .062 * np.sin(th) * np.sin(ph)
    z = np.where(z > 0, z * .30, z * .85)
    seam = np.exp(-((y + .006 * np.sin(x * 40)) / .009) ** 2) * (z >= 0)
    z = z - .022 * seam
    v = np.stack([x, y, z], -1).reshape(-1, 3)
    f, fm = [], []
    for i in range(21):
        for j in range(24):
            f.append((i * 25 + j, (i + 1) * 25 + j, (i + 1) * 25 + j + 1, i * 25 + j + 1))
            fm.append(1 if seam[i:i + 2, j:j + 2].mean() > .55 else 0)
    return obj('bean', v, f, [m, dark], fm)


def tea_tin(v):
    t, l = material('gloss', 'tin', pattern=True, stripes=2.2, dip=((0, 0, 1), .45), speck=6, rough=.36), material('gloss', 'lid', rough=.36)
    tin_shape(t, l)
    if v == 1:
        return dict(rot=0, elev=18, fill=.60)
    rng = np.random.RandomState(3)
    o = tin_shape(t, l, .40, .85)
    place(o, (.98, .55, 0))
    dark = material('leaf', fixed=(.045, .05, .028))
    leaf_heap(170, .25, -1.0, .03, .52, tea_leaf(dark), rng, .10)
    return dict(rot=0, elev=30, fill=.76)


def bag_shape(m, lab, clip, W=1.25, D=.72, H=2.0):
    """a paper bag with folded top; the front is creased by what is in it"""
    def fn(u, w):
        z = w * H
        a = u * TAU
        c, s = np.cos(a), np.sin(a)
        p = 5 - 2.6 * w
        k = (np.abs(c) ** p + np.abs(s) ** p) ** (-1 / p)
        full = np.clip(1 - np.clip((w - .52) / .48, 0, 1) ** 1.3, .03, 1)
        bulge = 1 + .10 * np.sin(np.pi * np.clip(w / .75, 0, 1))
        x = W / 2 * c * k * (1 + .025 * np.sin(np.pi * w))
        y = D / 2 * s * k * full * bulge
        cr = .016 * noise2(x * 3 + 2 * s, z * 3, 6, 3, 2.4) * (1 - np.clip((w - .9) * 10, 0, 1) * .7)
        return x + cr * c * .6, y + cr * np.sign(s) * (.4 + full), z
    o = [sheet('bag', fn, 140, 80, m, 0, (4, H))]
    # the fold over at the top
    o.append(place(rbox('fold', (W * 1.02, .075, .26), m, .03), (0, -.01, H - .20)))
    if clip:
        for s in (-1, 1):
            o.append(place(rbox('tie', (.10, .12, .16), clip, .02), (s * W * .46, -.012, H - .15)))
        o.append(place(rbox('tie', (W * 1.06, .03, .05), clip, .012), (0, -.055, H - .10)))

    def lf(u, w):
        x = (u - .5) * .78
        z = .42 + w * .78
        ww = z / H
        p = 5 - 2.6 * ww
        full = np.clip(1 - np.clip((ww - .52) / .48, 0, 1) ** 1.3, .03, 1)
        bulge = 1 + .10 * np.sin(np.pi * np.clip(ww / .75, 0, 1))
        cx = np.clip(np.abs(x) / (W / 2), 0, .95)
        y = -D / 2 * (1 - cx ** p) ** (1 / p) * full * bulge
        cr = .016 * noise2(x * 3 - 2, z * 3, 6, 3, 2.4)
        return x, y - np.abs(cr) * .35 - .034, z
    o.append(sheet('label', lf, 40, 40, lab, .012, (.78, .78)))
    return o


def coffee_bag(v):
    b, l, c = material('paper', 'bag', pattern=True, stripes=2.0, dip=((0, 0, 1), .7), speck=6, base=.55), material('paper', 'label'), material('metal', 'clip', rough=.35)
    place(bag_shape(b, l, c))
    if v == 1:
        return dict(rot=-24, elev=14, fill=.68)
    rng = np.random.RandomState(3)
    place(bag_shape(b, l, c, W=1.0, D=.6, H=1.55), (1.15, .75, 0), (0, 0, 14))
    dark = material('bean', fixed=(.050, .024, .012)); line = material('bean', fixed=(.10, .055, .03))
    scatter_beans(70, (-.15, -1.05), .62, bean(dark, line), rng)
    return dict(rot=-6, elev=26, fill=.78)


def scatter_beans(n, at, spread, b, rng, z=.055):
    ms, taken = [], []
    for k in range(n * 12):
        a, q = rng.uniform(0, TAU), spread * abs(rng.normal(0, .5))
        p = (at[0] + q * math.cos(a) * 1.3, at[1] + q * math.sin(a) * .75)
        if any((p[0] - t[0]) ** 2 + (p[1] - t[1]) ** 2 < .030 for t in taken):
            continue
        taken.append(p)
        up = rng.uniform() < .55
        ms.append(trs((p[0], p[1], z if up else .02), (rng.uniform(-12, 12) + (0 if up else 180), rng.uniform(-12, 12), rng.uniform(0, 360)), rng.uniform(.85, 1.1)))
        if len(ms) >= n:
            break
    return instances(b, ms)


def heap(n, r, z0, dome, b, rng, jit=50, s=(.85, 1.1)):
    ms = []
    for k in range(n):
        a, q = k * 2.39996, r * math.sqrt((k + .5) / n)
        z = z0 + dome * math.cos(q / r * math.pi / 2) + rng.uniform(-.03, .05)
        up = 0 if rng.uniform() < .6 else 180
        ms.append(trs((q * math.cos(a) + rng.uniform(-.03, .03), q * math.sin(a) + rng.uniform(-.03, .03), z), (rng.uniform(-jit, jit) + up, rng.uniform(-jit, jit), rng.uniform(0, 360)), rng.uniform(*s)))
    return instances(b, ms)


def tea_leaves(v):
    m = material('glaze', 'bowl'); l = material('leaf', 'leaves', base=.15, pattern=True)
    rng = np.random.RandomState(5)
    bowl_shape(.52, .78, .34, m, m, m)
    under = material('soil', 'leaves', base=.06)
    spin('under', [(under, [(.57, .33), (.45, .38), (0, .44)])])
    heap(900, .55, .41, .13, tea_leaf(l), rng, 28, (.7, 1.2))
    heap(300, .50, .42, .14, tea_leaf(l, 2.0), rng, 40, (.6, 1.1))
    leaf_heap(80, .55, -.95, .03, .45, tea_leaf(l, 1.0), rng, .03)
    if v == 1:
        return dict(rot=0, elev=30, fill=.80)
    return dict(rot=-30, elev=52, fill=.72, zoom=(.62, .02, .05), focus=30)


def coffee_beans(v):
    m = material('glaze', 'bowl'); b = material('bean', 'beans', pattern=True); line = material('bean', 'beans', base=.2)
    rng = np.random.RandomState(5)
    bowl_shape(.52, .78, .34, m, m, m)
    under = material('soil', 'beans', base=.06)
    spin('under', [(under, [(.57, .33), (.45, .36), (0, .42)])])
    heap(230, .58, .42, .13, bean(b, line), rng, 55)
    scatter_beans(46, (.50, -.98), .50, bean(b, line), rng)
    if v == 1:
        return dict(rot=0, elev=30, fill=.80)
    return dict(rot=-30, elev=52, fill=.72, zoom=(.62, .02, .05), focus=30)


def dripper_shape(g, s=None):
    o = [spin('cone', [(g, [(.12, .02), (.16, .02), (.20, .10), (.56, .80), (.58, .84), (.565, .855), (.54, .84), (.50, .78), (.15, .14), (.10, .10)])]),
         spin('plate', [(g, [(.15, .06), (.52, .05), (.55, .065), (.55, .09), (.52, .105), (.2, .12)])])]
    o.append(tube('ear', [(.42, 0, .62), (.62, 0, .66), (.78, 0, .52), (.74, 0, .34), (.56, 0, .26), (.30, 0, .28)], [.05, .042, .04, .04, .042, .05], g, res=16, flat=.6, up=(0, 1, 0)))
    return o


def server(z, g):
    r = .52
    return spin('server', [(g, [(0, 0), (r - .08, 0), (r, .06), (r + .04, .35), (r - .05, .72), (r - .16, .92), (r - .14, 1.0), (r - .12, 1.02), (r - .15, 1.02), (r - .18, .93)])])


def dripper(v):
    g, w = material('glaze', 'glaze', pattern=True, dip=((0, 0, 1), .4), speck=7), material('wood', 'stand', grain=(3, 9, 9))
    base = place(rbox('base', (1.9, 1.25, .09), w, .035), (0, 0, 0))
    arm = place(rbox('arm', (1.55, 1.05, .085), w, .035), (0, 0, 1.52))
    # the hole of the arm is hidden by the dripper's plate
    for x in (-.70, .70):
        place(cylinder('post', .045, 1.46, w, .01), (x, .36, .08))
        place(cylinder('post', .045, 1.46, w, .01), (x, -.36, .08))
    place(dripper_shape(g), (0, 0, 1.58), (0, 0, -20))
    i = material('glaze', fixed=(.62, .57, .50)); c = material('clay', fixed=(.40, .27, .17))
    place(cup(.78, .42, .32, i, i, c), (0, 0, .09), (0, 0, -25))
    if v == 1:
        return dict(rot=-28, elev=18, fill=.70)
    return dict(rot=-50, elev=40, fill=.76, zoom=(.66, 0, .18), focus=35)


def kettle_shape(m, h):
    o = [spin('body', [(m, [(0, 0), (.66, 0), (.70, .02), (.72, .06), (.72, .06), (.66, .50), (.52, .95), (.46, 1.06), (.44, 1.09), (.44, 1.09), (.455, 1.10), (.455, 1.12), (.43, 1.14), (.2, 1.19), (.06, 1.205), (.06, 1.205), (.05, 1.24), (.04, 1.27)]),
                       (h, [(.04, 1.27), (.11, 1.29), (.12, 1.36), (.08, 1.42), (0, 1.43)])])]
    o.append(tube('neck', [(-.60, 0, .18), (-.86, 0, .22), (-1.06, 0, .48), (-1.08, 0, .80), (-1.16, 0, 1.10), (-1.38, 0, 1.20), (-1.50, 0, 1.13)], [.10, .085, .062, .052, .046, .042, .040], m, res=24, n=12))
    o.append(tube('strut', [(.48, 0, .98), (.74, 0, 1.10), (.90, 0, 1.10)], [.05, .04, .04], m, res=14, flat=.6))
    o.append(tube('grip', [(.84, 0, 1.12), (1.10, 0, 1.06), (1.20, 0, .80), (1.14, 0, .46), (1.08, 0, .36)], [.07, .075, .075, .07, .06], h, res=20, flat=.75, n=10))
    return o


def kettle(v):
    kettle_shape(material('metal', 'metal', rough=.24), material('wood', 'handle', grain=(3, 9, 9)))
    return dict(rot=-22, elev=16, fill=.74) if v == 1 else dict(rot=-150, elev=34, fill=.74)


# ---- variants of what is in the bowl

def scoop_shape(w, m=None):
    """a wooden scoop along +x, open at the front"""
    u, t = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 1, 41), indexing='ij')
    o = []
    for k, flip in ((1.0, 0), (.86, 1)):
        a = np.pi * (1 + t)
        back = np.sin(np.clip(u / .30, 0, 1) * np.pi / 2) ** .7
        r = .46 * k * back
        x = (.0 if k == 1 else .06) + 1.30 * u - .30 * u ** 3 * (1 + np.sin(a))
        y, z = r * np.cos(a), r * np.sin(a) * .82 + .40
        vs = np.stack([x, y, z], -1).reshape(-1, 3)
        f = [(i * 41 + j, (i + 1) * 41 + j, (i + 1) * 41 + j + 1, i * 41 + j + 1) for i in range(25) for j in range(40)]
        o.append((vs, [q[::-1] for q in f] if flip else f))
    (v0, f0), (v1, f1) = o
    n = len(v0)
    rim = [i * 41 for i in range(26)] + [25 * 41 + j for j in range(1, 41)] + [i * 41 + 40 for i in range(24, -1, -1)]
    edge = [(a, b, b + n, a + n) for a, b in zip(rim, rim[1:])]
    out = [obj('scoop', np.concatenate([v0, v1]), f0 + [tuple(a + n for a in q) for q in f1] + edge, w)]
    out.append(tube('grip', [(.06, 0, .36), (-.25, 0, .42), (-.6, 0, .47), (-.98, 0, .50), (-1.05, 0, .50)], [.13, .075, .07, .085, .05], w, res=20, flat=.8))
    return out


def needle(m, seed=0):
    return sheet('needle', lambda u, w: ((u - .5) * .30, .014 * np.sin(np.pi * np.clip(u, .05, .95)) * np.cos(w * TAU) + .02 * np.sin(3 * u + seed), .014 * np.sin(np.pi * np.clip(u, .05, .95)) * np.sin(w * TAU)), 10, 7, m, 0, (.3, .08))


def ball(m, r=.06, bump=.12):
    u, t = np.meshgrid(np.linspace(0, np.pi, 16), np.linspace(0, TAU, 25), indexing='ij')
    k = r * (1 + bump * np.sin(5 * t + 3 * u) * np.sin(u) ** 2 + .5 * bump * np.sin(9 * u + 2 * t) * np.sin(u))
    vs = np.stack([k * np.sin(u) * np.cos(t), k * np.sin(u) * np.sin(t), k * np.cos(u)], -1).reshape(-1, 3)
    return obj('ball', vs, [(i * 25 + j, (i + 1) * 25 + j, (i + 1) * 25 + j + 1, i * 25 + j + 1) for i in range(15) for j in range(24)], m)


def tea_bowl(v, fill, spill):
    m = material('glaze', 'bowl')
    bowl_shape(.46, .80, .36, m, m, m)
    fill(.57, .36)
    spill(.42, -1.0)
    if v == 1:
        return dict(rot=0, elev=32, fill=.80)
    return dict(rot=-24, elev=55, fill=.74, zoom=(.62, .02, .04), focus=30)


def tea_needles(v):
    l = material('leaf', 'leaves', base=.15, pattern=True)
    under = material('soil', 'leaves', base=.06)
    rng = np.random.RandomState(15)

    def fill(r, z):
        spin('under', [(under, [(r - .01, z - .06), (r * .8, z + .01), (0, z + .05)])])
        for sd in (0, 1.5, 3):
            heap(420, r - .04, z + .02, .10, needle(l, sd), rng, 16, (.6, 1.1))
    return tea_bowl(v, fill, lambda x, y: leaf_heap(130, x, y, .02, .40, needle(l, .7), rng, .03))


def crumb(m, seed=0, size=.085):
    """a torn bit of a dried leaf: a ragged outline, curled along its rib"""
    rng = np.random.RandomState(seed)
    t, u = np.meshgrid(np.linspace(0, TAU, 19), np.linspace(0, 1, 5), indexing='ij')
    ragged = np.interp(t, np.linspace(0, TAU, 19), np.append(q := rng.uniform(.55, 1.0, 18), q[0]))
    x, y = size * u * ragged * np.cos(t), size * .62 * u * ragged * np.sin(t)
    curl, turn = rng.uniform(4, 9), rng.uniform(-4, 4)
    z = curl * y * y + turn * x * y + .10 * size * np.sin(60 * x + seed) * np.cos(50 * y) + .05 * size * rng.uniform(-1, 1, x.shape) * u
    v = np.stack([x, y, z], -1).reshape(-1, 3)
    return obj('crumb', v, [(i * 5 + j, (i + 1) * 5 + j, (i + 1) * 5 + j + 1, i * 5 + j + 1) for i in range(18) for j in range(4)], m)


def stalk(m, seed=0, L=.22):
    rng = np.random.RandomState(seed)
    return tube('stalk', [(-L / 2, 0, 0), (-L * .1, rng.uniform(-.015, .015), rng.uniform(0, .015)), (L / 2, 0, 0)], [.006, .008, .005], m, res=6, n=3)


def dice(m, seed=0, size=.046):
    """a dried, shrunken cube of fruit or root"""
    rng = np.random.RandomState(seed)
    u, t = np.meshgrid(np.linspace(0, np.pi, 13), np.linspace(0, TAU, 21), indexing='ij')
    d = np.stack([np.sin(u) * np.cos(t), np.sin(u) * np.sin(t), np.cos(u)], -1)
    cube = d / (np.abs(d) ** 9).sum(-1, keepdims=True) ** (1 / 9)
    v = cube * size * rng.uniform((.8, .6, .35), (1.3, 1.0, .7))
    k = sum(np.sin(d @ rng.uniform(-5, 5, 3) + rng.uniform(0, 6)) for _ in range(4))
    v = (v * (1 + .055 * k[..., None])).reshape(-1, 3)
    return obj('dice', v, [(i * 21 + j, (i + 1) * 21 + j, (i + 1) * 21 + j + 1, i * 21 + j + 1) for i in range(12) for j in range(20)], m)


def curl(m, rind, seed=0, r=.11):
    """a curled strip of a fruit's slice, with its rind on one side"""
    rng = np.random.RandomState(seed)
    arc, lift = rng.uniform(1.6, 2.6), rng.uniform(.03, .07)
    return sheet('curl', lambda u, w: ((r * (.45 + .55 * w)) * np.cos(arc * u), (r * (.45 + .55 * w)) * np.sin(arc * u), lift * np.sin(3 * u + seed) + .03 * w * np.sin(8 * u + seed)), 16, 6, None, .014, (.3, .1), [m, rind], lambda u, w: int(w > .8))


def bark(m):
    """a short piece of a rolled bark"""
    return sheet('bark', lambda u, w: ((u - .5) * .34, (.022 + .010 * w) * np.cos(w * 8.4), (.022 + .010 * w) * np.sin(w * 8.4)), 6, 40, m, .005, (.34, .2))


def mixture(r, z, rng, *things):
    """fills a bowl of radius r up to z; things: (count, model, tilt, scale), the last ones on top"""
    for k, (n, thing, jit, s) in enumerate(things):
        heap(n, r - .03 - .01 * k, z + .02 + .006 * k, .10, thing, rng, jit, s)


def tea_mint(v):
    return tea_herbs(v, mixed=False)


def tea_herbs(v, mixed=True):
    """cut leaves, mixed with petals and stalks"""
    dry = dict(rough=.85)
    l, rib = material('leaf', 'leaves', base=.18, pattern=True, vary=.28, **dry), material('leaf', 'leaves', base=.30, vary=.2, **dry)
    straw, petal, blue = material('leaf', fixed=(.46, .38, .20), **dry), material('leaf', fixed=(.66, .47, .14), **dry), material('leaf', fixed=(.16, .17, .34), **dry)
    under = material('soil', 'leaves', base=.06)
    rng = np.random.RandomState(16)

    def fill(r, z):
        spin('under', [(under, [(r - .01, z - .06), (r * .8, z + .0), (0, z + .04)])])
        mixture(r, z, rng, (420, crumb(l, 1), 40, (.7, 1.2)), (420, crumb(l, 2), 45, (.6, 1.2)), (380, crumb(rib, 3), 45, (.5, 1.1)), (380, crumb(l, 4), 50, (.6, 1.3)), (300, crumb(l, 5, .06), 60, (.5, 1.2)))
        if mixed:
            mixture(r - .05, z + .035, rng, (46, stalk(straw, 1), 30, (.6, 1.1)), (26, crumb(petal, 8, .05), 40, (.6, 1.1)), (18, crumb(blue, 9, .05), 40, (.6, 1.0)))

    def spill(x, y):
        for k in range(4):
            leaf_heap(130, x, y, .02, .42, crumb(l, 10 + k, .08), rng, .05)
        leaf_heap(70, x, y, .02, .62, crumb(rib, 14, .06), rng)
        if not mixed:
            return
        leaf_heap(14, x, y, .04, .45, stalk(straw, 2), rng, .03); leaf_heap(12, x, y, .07, .34, crumb(petal, 15, .05), rng, .03); leaf_heap(8, x, y, .07, .34, crumb(blue, 16, .05), rng, .03)
    return tea_bowl(v, fill, spill)


def tea_fruit(v):
    """cubes and curled slices of dried fruit, with bark and hips"""
    l, deep = material('fruit', 'leaves', pattern=True, vary=.25, scale=4), material('fruit', 'leaves', base=.12, vary=.2, scale=4)
    pale, rind, plum, brown = (material('fruit', fixed=c, scale=4) for c in ((.56, .42, .23), (.33, .075, .04), (.050, .020, .026), (.20, .085, .038)))
    under = material('soil', 'leaves', base=.03)
    rng = np.random.RandomState(26)

    def fill(r, z):
        spin('under', [(under, [(r - .01, z - .10), (r * .8, z - .05), (0, z)])])
        mixture(r, z - .02, rng, (260, dice(l, 1), 180, (.8, 1.3)), (260, dice(deep, 2), 180, (.7, 1.3)), (230, dice(l, 3), 180, (.7, 1.2)), (150, dice(pale, 4), 180, (.7, 1.3)), (80, dice(plum, 5), 180, (.8, 1.4)),
                (26, curl(pale, rind, 1, .09), 30, (.8, 1.15)), (16, curl(l, rind, 2, .09), 30, (.8, 1.1)), (7, bark(brown), 14, (.7, .9)))

    def spill(x, y):
        for k, m in enumerate((l, l, deep, deep, pale, plum)):
            leaf_heap(52, x, y, .025, .44, dice(m, 20 + k), rng, .05)
        leaf_heap(20, x, y, .02, .66, dice(l, 30), rng); leaf_heap(10, x, y, .02, .66, dice(plum, 31), rng)
        leaf_heap(6, x, y, .08, .36, curl(pale, rind, 5, .09), rng, .03); leaf_heap(4, x, y, .08, .34, curl(l, rind, 6, .09), rng); leaf_heap(3, x - .1, y - .1, .09, .36, bark(brown), rng)
    return tea_bowl(v, fill, spill)


def tea_pearls(v):
    l = material('leaf', 'leaves', base=.2, pattern=True, scale=1.6)
    under = material('soil', 'leaves', base=.06)
    rng = np.random.RandomState(17)

    def fill(r, z):
        spin('under', [(under, [(r - .01, z - .06), (r * .8, z), (0, z + .03)])])
        heap(300, r - .02, z + .03, .10, ball(l, .062, .11), rng, 90, (.8, 1.15))
    return tea_bowl(v, fill, lambda x, y: scatter_beans(36, (x, y), .46, ball(l, .062, .11), rng, z=.055))


def tea_scoop(v):
    w = material('wood', fixed=(.47, .29, .15), grain=(1.2, 9, 9)); l = material('leaf', 'leaves', base=.15, pattern=True)
    rng = np.random.RandomState(18)
    scoop_shape(w)
    under = material('soil', 'leaves', base=.06)
    place(spin('under', [(under, [(.38, -.06), (.30, .02), (0, .06)])]), (.62, 0, .36), scale=(1.45, .95, 1))
    for sd in (0, 2.0):
        o = heap(190, .36, .40, .10, tea_leaf(l, sd), rng, 34, (.6, 1.05))
        for q in o:
            q.matrix_world.translation.x = q.matrix_world.translation.x * 1.45 + .62
    leaf_heap(190, 1.55, -.10, .03, .52, tea_leaf(l, 1.0), rng, .10)
    leaf_heap(60, 1.70, -.10, .03, .85, tea_leaf(l, 1.0), rng, .0)
    if v == 1:
        return dict(rot=-28, elev=34, fill=.80)
    return dict(rot=24, elev=46, fill=.80, zoom=(.62, .18, .02), focus=35)


def beans_scoop(v):
    w = material('wood', fixed=(.47, .29, .15), grain=(1.2, 9, 9)); b = material('bean', 'beans', pattern=True); line = material('bean', 'beans', base=.2)
    rng = np.random.RandomState(19)
    scoop_shape(w)
    under = material('soil', 'beans', base=.05)
    place(spin('under', [(under, [(.38, -.06), (.30, .0), (0, .03)])]), (.62, 0, .36), scale=(1.45, .95, 1))
    o = heap(84, .37, .40, .10, bean(b, line), rng, 55)
    for q in o:
        q.matrix_world.translation.x = q.matrix_world.translation.x * 1.45 + .62
    scatter_beans(75, (1.75, -.05), .55, bean(b, line), rng)
    if v == 1:
        return dict(rot=-28, elev=34, fill=.80)
    return dict(rot=24, elev=46, fill=.80, zoom=(.62, .18, .02), focus=35)


def beans_cup(v):
    m = material('glaze', 'bowl'); b = material('bean', 'beans', pattern=True); line = material('bean', 'beans', base=.2)
    c = material('clay', fixed=(.45, .32, .21))
    rng = np.random.RandomState(20)
    place(cup(.78, .50, .36, m, m, c, belly=.03), (0, 0, 0), (0, 0, -35))
    under = material('soil', 'beans', base=.05)
    spin('under', [(under, [(.45, .60), (.3, .66), (0, .70)])])
    heap(95, .41, .70, .13, bean(b, line), rng, 50)
    scatter_beans(60, (.25, -.95), .62, bean(b, line), rng)
    if v == 1:
        return dict(rot=0, elev=30, fill=.76)
    return dict(rot=-40, elev=56, fill=.80, zoom=(.72, 0, .04), focus=30)


def coffee_scoop(v):
    """a measure with a clip, for the name 'tools' in a coffee shop"""
    h, m, c = material('wood', 'handle', grain=(.8, 7, 7)), material('metal', 'metal', rough=.22), material('cloth', 'cloth', weave=20)
    sheet('cloth', lambda u, w: ((u - .5) * 2.9, (w - .5) * 1.9 - .2 + .05 * np.sin(5 * u), .02 + .035 * np.maximum(0, noise2(u * 5, w * 5, 3, 2, 1.6))), 70, 60, c, .02, (2.9, 1.9))
    spin('bowl', [(m, [(0, .05), (.22, .06), (.36, .16), (.42, .34), (.42, .34), (.43, .35), (.415, .36), (.40, .34), (.345, .18), (.21, .085), (0, .075)])], seg=96)
    o = [x for x in bpy.context.scene.objects if x.name.startswith('bowl')]
    place(o, (.75, 0, .02))
    tube('neck', [(.36, 0, .36), (.15, 0, .36), (-.10, 0, .30)], [.05, .04, .045], m, res=14, flat=.5, up=(0, 1, 0))
    tube('grip', [(-.05, 0, .31), (-.45, 0, .25), (-.95, 0, .17), (-1.05, 0, .155)], [.060, .085, .095, .05], h, res=20, flat=.7)
    tube('clip', [(-.70, 0, .30), (-.30, 0, .38), (.02, 0, .44), (.12, 0, .40)], [.035, .06, .06, .04], m, res=12, flat=.22, up=(0, 1, 0))
    b = material('bean', fixed=(.060, .030, .016)); line = material('bean', fixed=(.12, .07, .04))
    rng = np.random.RandomState(4)
    o = heap(34, .30, .27, .09, bean(b, line), rng, 50)
    for q in o:
        q.matrix_world.translation.x += .75
    scatter_beans(22, (.65, -.85), .40, bean(b, line), rng, z=.12)
    if v == 1:
        return dict(rot=-26, elev=38, fill=.84)
    return dict(rot=28, elev=44, fill=.78, zoom=(.60, .08, .06), focus=40)


MODELS = {'tea-tin': tea_tin, 'coffee-bag': coffee_bag, 'tea-leaves': tea_leaves, 'coffee-beans': coffee_beans, 'dripper': dripper, 'kettle': kettle,
          'tea-leaves.needles': tea_needles, 'tea-leaves.herbs': tea_herbs, 'tea-leaves.mint': tea_mint, 'tea-leaves.fruit': tea_fruit, 'tea-leaves.pearls': tea_pearls, 'tea-leaves.scoop': tea_scoop,
          'coffee-beans.scoop': beans_scoop, 'coffee-beans.cup': beans_cup, 'tools.scoop': coffee_scoop}
