"""Thrown ware: profiles spun on the wheel, pulled handles, lids and knobs."""
import math
import numpy as np
from scene import *


def ware(part='glaze', **k):
    return material('glaze', part, pattern=True, **k)


WALL = .045      # thickness of a cup's wall


def handle(mat, wall, z0, z1, out, r=.048, flat=.66, k=1.0):
    """an ear pulled from the wall, whose points (r, z) go up, of a cup k times as high as a mug; its ends meet the wall squarely and stop inside of the clay"""
    line = smooth_line(wall)
    slope = np.gradient(line[:, 0]) / np.gradient(line[:, 1])

    def end(z, far):
        d = float(np.interp(z, line[:, 1], slope))
        n = math.hypot(1, d)
        return float(np.interp(z, line[:, 1], line[:, 0])) + far / n, 0, z - far * d / n
    x, h = max(end(z0, 0)[0], end(z1, 0)[0]), z1 - z0
    pts = [end(z1, -.55 * WALL), end(z1, .05 * k), (x + .15 * k, 0, z1 + .03 * k), (x + .02 * k + out * .82, 0, z1 - .08 * h), (x + .02 * k + out, 0, z0 + .60 * h), (x + .02 * k + out * .80, 0, z0 + .25 * h), (x + .12 * k, 0, z0 - .01 * k), end(z0, .035 * k), end(z0, -.55 * WALL)]
    return tube('ear', pts, [r * 1.3, r * 1.2, r * 1.02, r, r * .95, r * .92, r * .95, r * 1.15, r * 1.3], mat, res=20, flat=flat, n=14, up=(0, 1, 0))


def cup(h, r, foot, glaze, inside, clay, belly=0.0, ear=True):
    """a mug or cup: bare clay foot, glaze outside, its own glaze inside"""
    t = WALL
    wall = [(foot + .01, .05), (foot + (r - foot) * .55 + belly * .5, .16), (r + belly, h * .45), (r, h - .04)]
    o = [spin('cup', [
        (clay, [(0, .02), (foot - .06, .02), (foot - .05, 0), (foot - .02, 0), (foot, .02), (foot + .01, .05)]),
        (glaze, wall + [(r, h - .04), (r - .006, h - .012)]),
        (clay, [(r - .006, h - .012), (r - t * .5, h), (r - t + .006, h - .012)]),
        (inside, [(r - t + .006, h - .012), (r - t, h - .05), (r - t + belly, h * .45), (foot + (r - foot) * .5 - t, .17), (foot * .6, .09), (0, .08)]),
    ], wobble=.003)]
    if ear:
        k = min(1, h / .90)
        o.append(handle(glaze, wall, h * (.25 + belly), h * .82, h * .31, .048 * max(k, .75), k=k))
    return o


MUG = dict(h=.90, r=.40, foot=.29, belly=.075)      # round in the middle: 9 cm high, 9.5 across


def mug(v):
    g, i, c = ware(dip=((0, 0, 1), .44), speck=6), material('glaze', 'inside'), material('clay', 'clay')
    one = lambda: cup(glaze=g, inside=i, clay=c, **MUG)
    one()
    if v == 1:
        return dict(rot=-38, elev=22, fill=.60)
    if v == 2:
        place(one(), (.97, .62, 0), (0, 0, 150))
        return dict(rot=8, elev=38, fill=.74)
    return dict(rot=-60, elev=50, fill=.6, zoom=(.6, 0, .15))


def mug_tall(v):
    g, i, c = ware(dip=((0, 0, 1), .7), speck=6), material('glaze', 'inside'), material('clay', 'clay')
    cup(1.3, .40, .30, g, i, c, belly=.02)
    if v == 1:
        return dict(rot=-38, elev=20, fill=.62)
    place(cup(1.3, .40, .30, g, i, c, belly=.02), (-.95, .5, 0), (0, 0, 200))
    return dict(rot=-20, elev=34, fill=.74)


def espresso(g, i, c):
    """a cup on its saucer"""
    s = spin('saucer', [(c, [(0, .01), (.36, .01), (.38, 0), (.40, .01)]), (g, [(.40, .01), (.60, .06), (.70, .12), (.70, .12), (.715, .135), (.70, .145), (.60, .095), (.40, .05), (.32, .045), (.30, .035), (0, .035)])])
    return [s] + place(cup(.56, .33, .22, g, i, c, belly=.01), (0, 0, .035))


def espresso_set(v):
    g, i, c = ware(dip=((0, 0, 1), .32), speck=8), material('glaze', 'inside'), material('clay', 'clay')
    espresso(g, i, c)
    if v == 1:
        return dict(rot=-35, elev=26, fill=.64)
    place(espresso(g, i, c), (1.05, 1.15, 0), (0, 0, 70))
    return dict(rot=-10, elev=42, fill=.80)


def espresso_four(v):
    g, i, c = ware(dip=((0, 0, 1), .32), speck=8), material('glaze', 'inside'), material('clay', 'clay')
    for x, y, a in ((-.85, -.75, -20), (.85, -.95, 35), (-.70, .95, 60), (1.0, .75, -40)):
        place(espresso(g, i, c), (x, y, 0), (0, 0, a))
    return dict(rot=0, elev=38, fill=.80) if v == 1 else dict(rot=24, elev=58, fill=.82)


def bowl_shape(h, r, foot, glaze, inside, clay):
    t = .05
    return spin('bowl', [
        (clay, [(0, .03), (foot - .06, .03), (foot - .05, 0), (foot, 0), (foot + .01, .07)]),
        (glaze, [(foot + .01, .07), (foot + (r - foot) * .42, .13 + h * .12), (r * .90, h * .56), (r, h - .03), (r, h - .03), (r - .006, h - .01)]),
        (clay, [(r - .006, h - .01), (r - t * .5, h), (r - t + .006, h - .012)]),
        (inside, [(r - t + .006, h - .012), (r - t - .004, h - .04), (r * .88 - t, h * .56), (foot + (r - foot) * .36 - t, .16 + h * .12), (foot * .6, .11), (0, .10)]),
    ], wobble=.004)


def bowl(v):
    g, i, c = ware(dip=((0, 0, 1), .42), speck=6), material('glaze', 'inside'), material('clay', 'clay')
    bowl_shape(.62, .80, .36, g, i, c)
    if v == 1:
        return dict(rot=0, elev=24, fill=.64)
    place(bowl_shape(.62, .80, .36, g, i, c), (0, 0, .24), (0, 0, 40))
    place(bowl_shape(.50, .62, .30, g, i, c), (1.45, -.55, 0), (0, 0, 0))
    return dict(rot=0, elev=40, fill=.80)


def bowl_deep(v):
    g, i, c = ware(dip=((0, 0, 1), .62), speck=6), material('glaze', 'inside'), material('clay', 'clay')
    bowl_shape(.95, .86, .42, g, i, c)
    if v == 1:
        return dict(rot=0, elev=24, fill=.64)
    return dict(rot=70, elev=58, fill=.72)


def plate_shape(r, glaze, rim, lift=.19, deep=.0, foot=None):
    f = foot or r * .62
    return spin('plate', [
        (glaze, [(0, .02), (f - .05, .02), (f - .04, 0), (f, 0), (f + .03, .03), (r * .84, lift * .55 + deep * .6), (r - .02, lift + deep - .02)]),
        (rim, [(r - .02, lift + deep - .02), (r, lift + deep), (r - .006, lift + deep + .018), (r - .035, lift + deep + .016)]),
        (glaze, [(r - .035, lift + deep + .016), (r * .84, lift * .55 + deep * .72 + .045), (f + .05, .075), (f - .05, .052), (f * .5, .05), (0, .05)]),
    ], seg=160, wobble=.002)


def plate(v):
    g, m = ware(dip=((1, .25, 0), .25), speck=5, stripes=2.2), material('glaze', 'rim')
    if v == 1:
        place(plate_shape(1.3, g, m), (0, 0, 0))
        return dict(rot=20, elev=34, fill=.70)
    for k in range(4):
        place(plate_shape(1.3, g, m), (.02 * math.sin(k * 3), .02 * math.cos(k * 2), k * .105), (0, 0, 47 * k))
    place(plate_shape(1.0, g, m), (0, 0, .43), (0, 0, 30))
    return dict(rot=0, elev=22, fill=.72)


def plate_deep(v):
    g, m = ware(dip=((1, .25, 0), .25), speck=5, stripes=2.2), material('glaze', 'rim')
    plate_shape(1.12, g, m, lift=.16, deep=.22, foot=.55)
    if v == 1:
        return dict(rot=20, elev=30, fill=.68)
    place(plate_shape(1.12, g, m, lift=.16, deep=.22, foot=.55), (0, 0, .15), (0, 0, 33))
    place(plate_shape(1.12, g, m, lift=.16, deep=.22, foot=.55), (0.02, 0, .30), (0, 0, 80))
    return dict(rot=0, elev=44, fill=.72)


def platter(v):
    g, m = ware(dip=((1, .25, 0), .5), speck=4, stripes=1.4), material('glaze', 'rim')
    place(plate_shape(1.3, g, m, lift=.22, foot=.9), scale=(1.35, .82, 1))
    if v == 1:
        return dict(rot=-24, elev=32, fill=.74)
    return dict(rot=30, elev=62, fill=.78)


def jug(v):
    g, c = ware(dip=((0, 0, 1), .95), speck=5), material('clay', 'clay')
    h = 1.75
    o = spin('jug', [
        (c, [(0, .02), (.38, .02), (.39, 0), (.43, 0), (.45, .06)]),
        (g, [(.45, .06), (.60, .38), (.60, .80), (.46, 1.25), (.42, 1.48), (.47, h - .03), (.475, h)]),
        (c, [(.475, h), (.46, h + .012), (.44, h)]),
        (g, [(.44, h), (.385, 1.48), (.42, 1.25), (.55, .80), (.55, .38), (.35, .12), (0, .10)]),
    ], wobble=.003)
    for p in o.data.vertices:            # the lip
        x, y, z = p.co
        k = max(0, (z - 1.42) / .35) ** 1.6
        a = abs(math.atan2(y, -x))
        w = math.exp(-(a / .42) ** 2)
        p.co.x -= k * w * .17
        p.co.z += k * w * .05
        p.co.y *= 1 - .10 * k * math.exp(-((a - .7) / .4) ** 2)
    tube('ear', [(.40, 0, 1.50), (.62, 0, 1.60), (.92, 0, 1.42), (.98, 0, 1.08), (.82, 0, .76), (.55, 0, .62)], [.075, .06, .055, .055, .055, .08], g, res=20, flat=.6, n=10, up=(0, 1, 0))
    return dict(rot=-30, elev=20, fill=.68) if v == 1 else dict(rot=32, elev=38, fill=.70)


def teapot_shape(g, hd):
    o = [spin('pot', [(g, [(0, .02), (.40, .02), (.42, 0), (.46, 0), (.50, .05), (.76, .36), (.80, .60), (.66, .90), (.40, 1.04), (.33, 1.06), (.33, 1.06), (.31, 1.03), (.30, .98)])], wobble=.002)]
    o.append(spin('lid', [(g, [(.30, 1.0), (.36, 1.055), (.36, 1.055), (.355, 1.085), (.26, 1.14), (.10, 1.175), (.06, 1.19), (.05, 1.22), (.09, 1.27), (.085, 1.32), (.05, 1.345), (0, 1.35)])], seg=80))
    o.append(tube('spout', [(-.62, 0, .42), (-.86, 0, .50), (-1.02, 0, .72), (-1.10, 0, .94), (-1.20, 0, 1.03)], [.17, .14, .10, .075, .062], g, res=24, n=10))
    # an arch over the lid
    for s in (-1, 1):
        o.append(tube('lug', [(s * .52, 0, .92), (s * .60, 0, 1.05), (s * .62, 0, 1.16)], [.07, .05, .045], g, res=14))
    pts = [(.60 * math.cos(a) * 1.05, 0, 1.08 + .72 * math.sin(a)) for a in np.linspace(.06, math.pi - .06, 13)]
    o.append(tube('arch', pts, .052, hd, res=18, n=6))
    return o


def teapot(v):
    teapot_shape(ware(dip=((0, 0, 1), .55), speck=5), material('wood', 'handle', grain=(3, 9, 9)))
    if v == 1:
        return dict(rot=24, elev=18, fill=.68)
    return dict(rot=-38, elev=40, fill=.72)


def twig(base, h, lean, seed, twigmat, leafmat):
    """a dry branch for a vase"""
    rng = np.random.RandomState(seed)
    pts = [(base[0], base[1], base[2])]
    for k in range(1, 7):
        f = k / 6
        pts.append((base[0] + lean[0] * f ** 1.5 + rng.uniform(-.03, .03), base[1] + lean[1] * f ** 1.5 + rng.uniform(-.03, .03), base[2] + h * f))
    tube('twig', pts, [.018, .014, .008], twigmat, res=8)
    line = smooth_line(pts, 6)
    leaf = sheet('leaf', lambda u, w: (.34 * u, (w - .5) * .17 * np.sin(np.pi * np.clip(u, .02, .98)) ** .8, .05 * np.sin(3 * u) - .10 * np.abs(w - .5)), 9, 5, leafmat, thick=.004, size=(.34, .17))
    ms = []
    for k in range(11):
        q = line[int((.40 + .058 * k) * (len(line) - 1))]
        ms.append(trs(q, (rng.uniform(-25, 25), rng.uniform(-55, -10), k * 137.5 + rng.uniform(-20, 20)), rng.uniform(.75, 1.1)))
    instances(leaf, ms)


def twigs(n, base, h, seed=1):
    tw = material('wood', fixed=(.16, .11, .07)); lf = material('leaf', fixed=(.22, .24, .15))
    for k in range(n):
        a = k * 2.4 + .6
        twig(base, h * (1 - .12 * k), (.5 * math.cos(a), .5 * math.sin(a)), seed + k, tw, lf)


def vase_round(v):
    g, c = ware(dip=((0, 0, 1), .8), speck=5), material('clay', 'clay')
    spin('vase', [
        (c, [(0, .02), (.36, .02), (.37, 0), (.42, 0), (.46, .06)]),
        (g, [(.46, .06), (.80, .45), (.84, .80), (.62, 1.20), (.30, 1.38), (.25, 1.46), (.29, 1.54), (.295, 1.55)]),
        (c, [(.295, 1.55), (.28, 1.565), (.255, 1.55)]),
        (g, [(.255, 1.55), (.205, 1.46), (.26, 1.34), (.56, 1.16), (.75, .80), (.5, .3), (0, .2)]),
    ], wobble=.003)
    if v == 1:
        return dict(rot=0, elev=16, fill=.64)
    twigs(3, (0, 0, 1.1), 1.7)
    return dict(rot=30, elev=24, fill=.76)


def vase_slim(v):
    g, c = ware(dip=((0, 0, 1), 1.15), speck=5), material('clay', 'clay')
    h = 2.3
    spin('vase', [
        (c, [(0, .02), (.26, .02), (.27, 0), (.31, 0), (.33, .06)]),
        (g, [(.33, .06), (.40, .6), (.38, 1.2), (.27, 1.8), (.22, 2.1), (.27, h - .01), (.275, h)]),
        (c, [(.275, h), (.26, h + .013), (.24, h)]),
        (g, [(.24, h), (.18, 2.1), (.22, 1.8), (.32, 1.2), (.3, .4), (0, .2)]),
    ], wobble=.004)
    if v == 1:
        return dict(rot=0, elev=14, fill=.70)
    twigs(2, (0, 0, 1.9), 1.5, seed=5)
    return dict(rot=50, elev=26, fill=.78)


def vase_bottle(v):
    g, c = ware(dip=((0, 0, 1), .9), speck=5), material('clay', 'clay')
    h = 2.2
    spin('vase', [
        (c, [(0, .02), (.44, .02), (.45, 0), (.49, 0), (.51, .05)]),
        (g, [(.51, .05), (.60, .30), (.60, .75), (.50, 1.05), (.20, 1.28), (.13, 1.5), (.13, 1.9), (.17, h - .02), (.18, h)]),
        (c, [(.18, h), (.165, h + .013), (.145, h)]),
        (g, [(.145, h), (.09, 1.9), (.09, 1.5), (.1, 1.3), (0, 1.2)]),
    ], wobble=.003)
    if v == 1:
        return dict(rot=0, elev=14, fill=.70)
    twigs(1, (0, 0, 1.8), 1.5, seed=9)
    return dict(rot=-40, elev=28, fill=.78)


def planter(v):
    g, s, p = ware(dip=((0, 0, 1), .6), speck=5), material('glaze', 'saucer'), material('leaf', 'plant')
    soil = material('soil', fixed=(.06, .045, .035))
    spin('saucer', [(s, [(0, .01), (.62, .0), (.70, .03), (.76, .13), (.755, .15), (.735, .14), (.67, .06), (.60, .045), (0, .045)])])
    place(spin('pot', [(g, [(0, .02), (.52, .0), (.55, .03), (.64, .5), (.72, 1.05), (.72, 1.05), (.715, 1.075), (.69, 1.085), (.665, 1.07), (.65, 1.0), (.62, .9)]), (soil, [(.62, .9), (.3, .97), (0, .99)])], wobble=.003), (0, 0, .045))
    rng = np.random.RandomState(4)
    stem = material('leaf', 'plant', scale=.5)

    def leaf_fn(u, w):
        ww = (w - .5) * .62 * np.sin(np.pi * np.clip(u, .0, 1) ** .75) ** .7
        return .85 * u, ww, -.30 * u ** 2 + .22 * u - .5 * np.abs(ww) ** 1.3 * .6 + .015 * np.sin(26 * u - 14 * np.abs(w - .5))
    leaf = sheet('leaf', leaf_fn, 26, 13, p, thick=.008, size=(.85, .6))
    ms = []
    for k in range(17):
        a = k * 2.399
        f = k / 16
        rad, hh = .18 + .60 * (1 - f), 1.30 + 1.05 * f
        q = (rad * math.cos(a), rad * math.sin(a), hh)
        tube('stem', [(.10 * math.cos(a), .10 * math.sin(a), .98), (.5 * rad * math.cos(a), .5 * rad * math.sin(a), .55 + .5 * hh), q], [.022, .014], stem, res=8)
        ms.append(trs(q, (rng.uniform(-14, 14), rng.uniform(-38, -5) * (.4 + f), math.degrees(a) + rng.uniform(-14, 14)), rng.uniform(.75, 1.1)))
    instances(leaf, ms)
    return dict(rot=0, elev=18, fill=.74) if v == 1 else dict(rot=75, elev=42, fill=.82)


def storage_jar(v):
    g, l = ware(dip=((0, 0, 1), .6), speck=5), material('wood', 'lid', grain=(2, 9, 9))

    def one(h, r):
        return [spin('jar', [(g, [(0, .02), (r - .10, .02), (r - .08, 0), (r - .04, .01), (r, .09), (r, .09), (r + .01, h * .5), (r, h - .06), (r - .02, h), (r - .05, h), (r - .06, h - .05), (r - .08, .2), (0, .1)])], wobble=.002),
                spin('lid', [(l, [(0, h - .03), (r - .07, h - .03), (r - .07, h - .03), (r - .07, h + .005), (r - .07, h + .005), (r, h + .01), (r + .01, h + .03), (r + .01, h + .11), (r - .01, h + .13), (r - .01, h + .13), (.10, h + .135), (.10, h + .135), (.065, h + .17), (.10, h + .26), (.07, h + .30), (0, h + .305)])])]
    one(1.25, .52)
    if v == 1:
        return dict(rot=-20, elev=20, fill=.62)
    place(one(.9, .52), (-1.0, .55, 0)); place(one(.65, .42), (-.72, -.65, 0))
    return dict(rot=0, elev=28, fill=.78)


def butter_dish(v):
    g, k = ware(dip=((0, 0, 1), .33), speck=5), material('wood', 'knob')
    base = slab('dish', round_rect(2.0, 1.25, .28), 0, .07, g, bevel=.03)
    slab('rim', round_rect(1.85, 1.10, .24), .05, .10, g, bevel=.02)
    lid = slab('lid', round_rect(1.55, .84, .18), .10, .62, g, bevel=.10, seg=8)
    for p in lid.data.vertices:
        f = 1 - .06 * (p.co.z - .1) / .5
        p.co.x *= f; p.co.y *= f
    place(spin('knob', [(k, [(0, 0), (.07, 0), (.055, .05), (.10, .12), (.095, .18), (.05, .21), (0, .215)])], seg=48), (0, 0, .61))
    return dict(rot=-32, elev=24, fill=.70) if v == 1 else dict(rot=38, elev=48, fill=.74)


def sugar_bowl(v):
    g, l = ware(dip=((0, 0, 1), .4), speck=6), material('glaze', 'lid')
    spin('bowl', [(g, [(0, .02), (.28, .02), (.30, 0), (.34, 0), (.38, .05), (.52, .30), (.52, .52), (.44, .72), (.42, .76), (.40, .77), (.385, .75), (.40, .70)])], wobble=.002)
    spin('lid', [(l, [(.38, .74), (.44, .765), (.44, .765), (.44, .79), (.32, .86), (.10, .91), (.055, .93), (.05, .96), (.09, 1.0), (.085, 1.06), (.05, 1.085), (0, 1.09)])], seg=80)
    return dict(rot=0, elev=20, fill=.60) if v == 1 else dict(rot=50, elev=46, fill=.66)


# ---- variants: the same parts in another shape, see VARIANTS in develop.py

def mug_round(v):
    g, i, c = ware(dip=((0, 0, 1), .40), speck=6, stripes=1.9), material('glaze', 'inside'), material('clay', 'clay')
    k = dict(h=.80, r=.42, foot=.30, glaze=g, inside=i, clay=c, belly=.085)
    cup(**k)
    if v == 1:
        return dict(rot=-42, elev=24, fill=.58)
    place(cup(**k), (-1.05, .45, 0), (0, 0, 175))
    return dict(rot=-6, elev=46, fill=.76)


def mug_straight(v):
    g, i, c = ware(dip=((0, 0, 1), .52), speck=11, spots=.03, stripes=1.9), material('glaze', 'inside'), material('clay', 'clay')

    def one():
        h, r, t = .92, .42, .04
        o = [spin('cup', [
            (c, [(0, .02), (r - .08, .02), (r - .07, 0), (r - .02, 0), (r - .005, .02), (r - .003, .16)]),
            (g, [(r - .003, .16), (r + .004, .175), (r + .004, .175), (r + .004, h - .03), (r, h - .01)]),
            (g, [(r, h - .01), (r - t * .5, h + .004), (r - t, h - .012)]),
            (i, [(r - t, h - .012), (r - t - .002, h - .05), (r - t - .002, .14), (r - t - .05, .08), (0, .075)])], wobble=.003)]
        pts = [(r - t * .45, 0, h * .80), (r + .12, 0, h * .80), (r + .27, 0, h * .74), (r + .29, 0, h * .58), (r + .27, 0, h * .40), (r + .12, 0, h * .33), (r - t * .45, 0, h * .33)]
        o.append(tube('ear', pts, [.07, .058, .055, .055, .055, .058, .07], g, res=20, flat=.55, n=10, up=(0, 1, 0)))
        return o
    one()
    if v == 1:
        return dict(rot=-40, elev=20, fill=.58)
    place(one(), (.0, .02, .93), (0, 0, 38)); place(one(), (-1.12, -.15, 0), (0, 0, 150))
    return dict(rot=-22, elev=24, fill=.76)


def creamer(v):
    """a small jug, round, without a neck"""
    g, c = ware(dip=((0, 0, 1), .5), speck=6), material('clay', 'clay')

    def one():
        h = .95
        o = spin('jug', [(c, [(0, .02), (.27, .02), (.28, 0), (.31, 0), (.33, .04)]),
                         (g, [(.33, .04), (.47, .25), (.48, .48), (.38, .76), (.37, .86), (.41, h - .01), (.41, h)]),
                         (g, [(.41, h), (.395, h + .01), (.375, h - .005), (.335, .86), (.345, .76), (.44, .48), (.42, .25), (.28, .08), (0, .07)])], wobble=.003)
        for p in o.data.vertices:
            x, y, z = p.co
            k = max(0, (z - .72) / .24) ** 1.5
            a = abs(math.atan2(y, -x))
            p.co.x -= k * math.exp(-(a / .40) ** 2) * .15
            p.co.z += k * math.exp(-(a / .40) ** 2) * .04
            p.co.y *= 1 - .10 * k * math.exp(-((a - .7) / .4) ** 2)
        return [o, tube('ear', [(.34, 0, .80), (.52, 0, .86), (.72, 0, .74), (.72, 0, .52), (.58, 0, .34), (.42, 0, .28)], [.055, .045, .042, .042, .045, .06], g, res=18, flat=.6, n=10, up=(0, 1, 0))]
    one()
    return dict(rot=-30, elev=22, fill=.58) if v == 1 else dict(rot=-150, elev=42, fill=.64)


def salt_jar(v):
    g, l = ware(dip=((0, 0, 1), .4), speck=6), material('wood', 'lid', grain=(2, 9, 9))

    def one():
        return [spin('jar', [(g, [(0, .02), (.30, .02), (.32, 0), (.38, .02), (.50, .22), (.50, .45), (.44, .62), (.42, .65), (.40, .64), (.39, .60), (.38, .5)])], wobble=.002),
                spin('lid', [(l, [(0, .62), (.37, .62), (.37, .62), (.37, .655), (.37, .655), (.455, .66), (.47, .68), (.47, .73), (.455, .75), (.455, .75), (.2, .765), (0, .77)])]),
                place(tube('loop', [(-.10, 0, .72), (-.10, 0, .84), (0, 0, .92), (.10, 0, .84), (.10, 0, .72)], .030, l, res=14))]
    o = one()
    if v == 1:
        return dict(rot=-20, elev=22, fill=.56)
    place([o[1], o[2]], (0, 0, -.62)); place([o[1], o[2]], (.98, -.45, 0))
    salt = material('soil', fixed=(.82, .80, .76))
    spin('salt', [(salt, [(.40, .48), (.25, .54), (0, .56)])])
    return dict(rot=-10, elev=42, fill=.70)


def planter_hanging(v):
    g, s, p = ware(dip=((0, 0, 1), .55), speck=5), material('glaze', 'saucer'), material('leaf', 'plant')
    soil = material('soil', fixed=(.06, .045, .035)); cord = material('cloth', fixed=(.55, .46, .33)); hook = material('wood', fixed=(.45, .29, .16))
    spin('pot', [(g, [(0, 0), (.25, .01), (.62, .22), (.80, .60), (.76, .90), (.76, .90), (.74, .915), (.72, .90), (.74, .7)]), (soil, [(.74, .74), (.4, .82), (0, .84)])], wobble=.003)
    for k in range(3):
        a = k * TAU / 3 + .5
        tube('cord', [(.77 * math.cos(a), .77 * math.sin(a), .80), (.40 * math.cos(a), .40 * math.sin(a), 2.05), (0, 0, 3.25)], .018, cord, res=8)
    tube('ring', [(.10 * math.cos(a), 0, 3.34 + .10 * math.sin(a)) for a in np.linspace(0, TAU, 25)[:-1]], .022, hook, res=10, n=2, closed=True)
    rng = np.random.RandomState(8)
    leaf = sheet('leaf', lambda u, w: (.26 * u, (w - .5) * .22 * np.sin(np.pi * np.clip(u, 0, 1) ** .8) ** .8, .03 * np.sin(3 * u) - .12 * np.abs(w - .5)), 9, 6, p, .006, (.26, .22))
    stem = material('leaf', 'plant', scale=.5)
    ms = []
    for k in range(17):
        a = k * 2.399
        out, drop = rng.uniform(.70, 1.0), rng.uniform(-.35, .85)
        c, s_ = math.cos(a), math.sin(a)
        pts = [(.3 * c, .3 * s_, .80), (.62 * c, .62 * s_, 1.10), (out * c, out * s_, .95), ((out + .12) * c, (out + .12) * s_, .9 - drop)]
        tube('vine', pts, [.014, .008], stem, res=6)
        line = smooth_line(pts, 8)
        for j in range(3, len(line), 2):
            ms.append(trs(line[j], (rng.uniform(-30, 30), rng.uniform(-10, 55), math.degrees(a) + (70 if j % 4 == 1 else -70) + rng.uniform(-20, 20)), rng.uniform(.7, 1.15)))
    instances(leaf, ms)
    return dict(rot=0, elev=10, fill=.80) if v == 1 else dict(rot=60, elev=22, fill=.80, zoom=(.62, 0, -.30), focus=40)


def planter_herbs(v):
    """three pots of herbs on one saucer"""
    g, sc, p = ware(dip=((0, 0, 1), .6), speck=5), material('glaze', 'saucer'), material('leaf', 'plant', rough=.7, vary=.2)
    soil = material('soil', fixed=(.06, .045, .035))
    slab('saucer', round_rect(3.8, 1.4, .22), 0, .09, sc, .03); slab('rim', round_rect(3.7, 1.3, .2), .07, .12, sc, .02)
    rng = np.random.RandomState(4)
    for x, h, kind in ((-1.22, 1.0, 0), (.0, 1.3, 1), (1.22, 1.0, 2)):
        pot = spin('pot', [(g, [(0, .02), (.36, .0), (.39, .03), (.46, h * .5), (.53, h - .04), (.53, h - .04), (.525, h), (.50, h), (.48, h - .1)]), (soil, [(.48, h - .1), (.3, h - .05), (0, h - .04)])], wobble=.003)
        place(pot, (x, 0, .11))
        size = (.20, .085, .15)[kind]
        leaf = sheet('leaf', lambda u, w: (size * u, (w - .5) * size * .75 * np.sin(np.pi * np.clip(u, .02, .98)) ** .7, .04 * np.sin(3 * u) - .25 * np.abs(w - .5) * size), 9, 6, p, .004, (size, size))
        ms = []
        for k in range(46):
            a, q = rng.uniform(0, TAU), .36 * math.sqrt(rng.uniform())
            lean, tall = rng.uniform(.1, .4), (rng.uniform(.5, .95), rng.uniform(.35, .7), rng.uniform(.8, 1.25))[kind]
            foot, top = (x + q * math.cos(a), q * math.sin(a), h + .05), (x + (q + lean) * math.cos(a), (q + lean) * math.sin(a), h + .05 + tall)
            tube('stem', [foot, tuple((f + t) / 2 + .02 for f, t in zip(foot, top)), top], [.014, .008] if kind < 2 else [.016, .004], p, res=6, n=4)
            if kind == 2:       # chives have no leaves
                continue
            for f in np.linspace(.35, 1, (5, 9)[kind]):
                for sd in (0, 180):
                    ms.append(trs([b + (t - b) * f for b, t in zip(foot, top)], (rng.uniform(-20, 20), rng.uniform(-35, 10), math.degrees(a) + sd + 90 * rng.randint(2) + rng.uniform(-25, 25)), rng.uniform(.7, 1.15)))
        instances(leaf, ms) if ms else bpy.data.objects.remove(leaf)
    return dict(rot=-14, elev=20, fill=.84) if v == 1 else dict(rot=24, elev=42, fill=.86)


MODELS = {'mug': mug, 'mug-tall': mug_tall, 'espresso-set': espresso_set, 'bowl': bowl, 'bowl-deep': bowl_deep, 'plate': plate,
          'plate-deep': plate_deep, 'platter': platter, 'jug': jug, 'teapot': teapot, 'vase-round': vase_round, 'vase-slim': vase_slim,
          'vase-bottle': vase_bottle, 'planter': planter, 'storage-jar': storage_jar, 'butter-dish': butter_dish, 'sugar-bowl': sugar_bowl,
          'mug.round': mug_round, 'mug.straight': mug_straight, 'jug.creamer': creamer, 'storage-jar.salt': salt_jar, 'planter.hanging': planter_hanging, 'planter.herbs': planter_herbs, 'espresso-set.four': espresso_four}
