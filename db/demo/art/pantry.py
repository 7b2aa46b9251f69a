"""Tea and coffee: tins, bags, what is in them, and what it is made with."""
import math
import numpy as np
from scene import *
from ceramics import ware, bowl_shape, cup


def tin_shape(m, l, r=.46, h=1.15):
    return [spin('tin', [(m, [(0, 0), (r - .03, 0), (r - .03, 0), (r, .02), (r, .04), (r, .04), (r, h - .38), (r, h - .38), (r - .012, h - .37), (r - .012, h - .30)])]),
            spin('lid', [(l, [(r - .012, h - .345), (r + .006, h - .345), (r + .006, h - .345), (r + .008, h - .33), (r + .008, h - .33), (r + .008, h - .03), (r, h), (r - .03, h + .006), (r - .03, h + .006), (r - .06, h - .008), (r - .10, h - .004), (0, h + .004)])])]


def leaf_heap(n, cx, cy, cz, spread, leaf, rng, dome=.0, flat=False):
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
    def fn(side):
        def f(u, w):
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
        return f
    o = [sheet('bag', fn(0), 140, 80, m, 0, (4, H))]
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
        return x, y - np.abs(cr) * .35 - .018, z
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
    heap(330, .58, .42, .13, bean(b, line), rng, 55)
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


def kettle(v):
    m, h = material('metal', 'metal', rough=.24), material('wood', 'handle', grain=(3, 9, 9))
    spin('body', [(m, [(0, 0), (.66, 0), (.70, .02), (.72, .06), (.72, .06), (.66, .50), (.52, .95), (.46, 1.06), (.44, 1.09), (.44, 1.09), (.455, 1.10), (.455, 1.12), (.43, 1.14), (.2, 1.19), (.06, 1.205), (.06, 1.205), (.05, 1.24), (.04, 1.27)]),
                  (h, [(.04, 1.27), (.11, 1.29), (.12, 1.36), (.08, 1.42), (0, 1.43)])])
    tube('neck', [(-.60, 0, .18), (-.86, 0, .22), (-1.06, 0, .48), (-1.08, 0, .80), (-1.16, 0, 1.10), (-1.38, 0, 1.20), (-1.50, 0, 1.13)], [.10, .085, .062, .052, .046, .042, .040], m, res=24, n=12)
    tube('strut', [(.48, 0, .98), (.74, 0, 1.10), (.90, 0, 1.10)], [.05, .04, .04], m, res=14, flat=.6)
    tube('grip', [(.84, 0, 1.12), (1.10, 0, 1.06), (1.20, 0, .80), (1.14, 0, .46), (1.08, 0, .36)], [.07, .075, .075, .07, .06], h, res=20, flat=.75, n=10)
    return dict(rot=-22, elev=16, fill=.74) if v == 1 else dict(rot=-150, elev=34, fill=.74)


MODELS = {'tea-tin': tea_tin, 'coffee-bag': coffee_bag, 'tea-leaves': tea_leaves, 'coffee-beans': coffee_beans, 'dripper': dripper, 'kettle': kettle}
