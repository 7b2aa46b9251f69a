"""Packs of tea and coffee with a printed label, and a handful of what is in them. The parts: bag, label (its print comes from labels.mjs), leaves or beans."""
import json, math, os
import numpy as np
from scene import *
from pantry import black, needles, peony, herbs, fruit, ball, bean, dice, scatter_beans, strew


class Pouch:
    """a block bottomed paper bag: a rounded box below, flattened to a ridge above, its sides folded inwards"""
    def __init__(self, W, D, H, full):
        self.W, self.D, self.H, self.full = W, D, H, full

    def depth(self, z):
        """half of it: full below, a slope above"""
        t = np.clip((z / self.H - self.full) / (1 - self.full), 0, 1)
        return self.D / 2 * np.maximum(1 - 2 * t * t + t ** 3, .055) * (1 + .10 * np.sin(np.pi * np.clip(z / self.H / (self.full + .2), 0, 1)))

    def power(self, z):
        return 13 - 6 * z / self.H

    def crease(self, x, z, seed):
        calm = np.clip(z / .25, 0, 1) * (1 - .9 * np.clip((z / self.H - .72) / .16, 0, 1))
        kink = np.clip(1 - 2.2 * np.abs(noise2(x * 2.6 + .6 * z, z * 1.9 - .8 * x, seed + 1, 1, 1.5)), 0, 1) ** 2      # where the paper once was folded
        return calm * (.022 * noise2(x * 2.2, z * 2.2, seed, 3, 1.7) + .012 * kink)

    def front(self, x, z):
        """where the front stands; the label follows it"""
        q = np.clip(np.abs(x) / (self.W / 2), 0, .995)
        p = self.power(z)
        return -self.depth(z) * (1 - q ** p) ** (1 / p) * (1 + .10 * np.cos(np.pi / 2 * q) * np.sin(np.pi * np.clip(z / self.H, 0, 1))) - self.crease(x, z, 6)

    def body(self, m):
        def fn(u, w):
            z, a = w * self.H, u * TAU
            c, s = np.cos(a), np.sin(a)
            p = self.power(z)
            k = (np.abs(c) ** p + np.abs(s) ** p) ** (-1 / p)
            x, deep = self.W / 2 * c * k, np.abs(s * k)
            y = np.sign(s) * np.where(s < 0, -self.front(x, z), self.depth(z) + self.crease(x, z, 9))
            y = np.where(np.abs(x) > .4975 * self.W, self.depth(z) * s * k, y)
            gusset = .26 * self.depth(0 * z) * np.clip(w / .5, 0, 1) ** 1.5 * np.clip(1 - deep * 1.15, 0, 1)
            return x - np.sign(c) * gusset, y, z
        return sheet('pouch', fn, 220, 90, m, 0, (4, self.H))

    def label(self, m, w, h, bottom, nth=(0, 1)):
        """nth: which of how many labels, that develop.py gets side by side"""
        def fn(u, v):
            x, z = (u - .5) * w, bottom + v * h
            return x, self.front(x, z) - .008, z
        o = sheet('label', fn, 60, 60, m, .008, (1 / nth[1], 1))
        for corner in o.data.uv_layers.active.data:
            corner.uv.x += nth[0] / nth[1]
        return o

    def roll(self, m, high=.20, thick=.12):
        """the top, rolled down to the front"""
        w = self.W * .99
        ring = [(.052 * math.copysign(abs(math.cos(a)) ** .6, math.cos(a)), high / 2 * math.copysign(abs(math.sin(a)) ** .55, math.sin(a))) for a in np.linspace(0, TAU, 41)]
        y, z = (np.array(q) for q in zip(*ring))

        def fn(u, t):
            k = np.interp(t, np.linspace(0, 1, 41), y), np.interp(t, np.linspace(0, 1, 41), z)
            shut = np.clip(np.minimum(u, 1 - u) / .012, 0, 1) ** .5
            return (u - .5) * w, k[0] * shut * (1 + .10 * np.sin(9 * u + 1)) - .045 + .008 * np.sin(5 * u), k[1] * (.86 + .14 * shut) + self.H - high / 2 + .02 + .006 * np.sin(4 * u + 1)
        return sheet('roll', fn, 90, 60, m, 0)


def tie(p, m):
    """the tin tie of a coffee bag, its ends bent round the roll"""
    o = [place(rbox('tie', (p.W * 1.05, .022, .062), m, .008), (0, -.112, p.H - .10))]
    return o + [place(rbox('tie', (.09, .15, .062), m, .012), (s * p.W * .495, -.045, p.H - .10)) for s in (-1, 1)]


def peg(x, top):
    """a small clothes peg of wood"""
    w, wire = material('wood', fixed=(.52, .36, .20), grain=(9, 9, 1)), material('metal', fixed=(.62, .60, .56), rough=.3)
    o = []
    for s in (-1, 1):
        leg = [rbox('peg', (.105, .055, .60), w, .016)]
        o += place(leg, (0, s * .098, -.36), (s * 2, 0, 0))
    o.append(place(cylinder('spring', .040, .125, wire, .01), (-.0625, 0, .06), (0, 90, 0)))
    return place(o, (x, -.045, top), (0, 9, 0))


def valve(p, m, z):
    """the valve that lets the gas of freshly roasted beans out"""
    low, y, high = (float(p.front(np.array(0.), np.array(z + k))) for k in (-.09, 0, .09))
    o = [cylinder('valve', .066, .010, m, .004)] + [place(cylinder('hole', .008, .003, material('matte', fixed=(.02, .02, .02)), .001), (x, 0, .0085)) for x in (-.02, .02)]
    return place(o, (0, (low + high) / 2, z), (90 - math.degrees(math.atan((high - low) / .18)), 0, 0))


def handful(leaves, at=(.36, -.90)):
    strew(leaves(.24), at, .46, np.random.RandomState(5), .17)


VIEW = dict(rot=-13, elev=15, fill=.84, focus=12, aperture=.004)


def bag_colour(slug):
    """that of a product in packs.json, linear: for sets, which show one pack only"""
    h = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'packs.json')))[slug]['bag']
    return tuple(((int(h[i:i + 2], 16) / 255 + .055) / 1.055) ** 2.4 for i in (1, 3, 5))


def tea_pouch(b, l, pegged=False, nth=(0, 1)):
    p = Pouch(1.34, .62, 1.72, .42)
    return [p.body(b), p.roll(b), p.label(l, 1.10, 1.06, .20, nth)] + (peg(.36, p.H - .04) if pegged else [])


def coffee_pouch(b, l, metal):
    p = Pouch(1.36, .74, 2.02, .55)
    return [p.body(b), p.roll(b, .22), p.label(l, 1.10, 1.06, .26)] + tie(p, metal) + valve(p, b, 1.50)


def tea(leaves, pegged=False):
    def view(v):
        tea_pouch(material('paper', 'bag', base=.5), material('paper', 'label', printed=True), pegged)
        leaves()
        return VIEW
    return view


def pearls():
    l = material('leaf', 'leaves', base=.2, scale=1.6)
    scatter_beans(46, (.36, -.90), .40, ball(l, .062, .11), np.random.RandomState(17))


def beans():
    b, line = material('bean', 'beans'), material('bean', 'beans', base=.2, rough=.9)
    scatter_beans(44, (.34, -.92), .46, bean(b, line, 1), np.random.RandomState(5))


def ground():
    b = material('bean', 'beans', base=.16, rough=.9)
    strew([(1400, dice(b, k, .013), (.5, 1.5)) for k in range(3)], (.36, -.90), .34, np.random.RandomState(5), .15)


def coffee(fill):
    def view(v):
        coffee_pouch(material('paper', 'bag', base=.5), material('paper', 'label', printed=True), material('metal', fixed=(.62, .60, .56), rough=.35))
        if v == 2:      # the tie and the valve from nearer, whatever is in the bag
            return dict(VIEW, rot=-30, elev=24, zoom=(.66, .02, .14), focus=30)
        fill()
        return VIEW
    return view


MODELS = {'tea-pack': tea(lambda: handful(black())), 'tea-pack.needles': tea(lambda: handful(needles())), 'tea-pack.rice': tea(lambda: handful(needles(rice=True))),
          'tea-pack.peony': tea(lambda: handful(peony())), 'tea-pack.pearls': tea(pearls), 'tea-pack.mint': tea(lambda: handful(herbs(mixed=False)), True),
          'tea-pack.herbs': tea(lambda: handful(herbs()), True), 'tea-pack.fruit': tea(lambda: handful(fruit()), True),
          'coffee-pack': coffee(beans), 'coffee-pack.ground': coffee(ground)}
