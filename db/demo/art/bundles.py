"""Sets: things of the other families together. One colour for each thing, after the names of the parts."""
import math
import numpy as np
from scene import *
from ceramics import MUG, cup, plate_shape, bowl_shape, ware
from packs import bag_colour, coffee_pouch, tea_pouch
from pantry import dripper_shape, bean, scatter_beans, tea_leaf, leaf_heap
from prints import folded_card, swallow
from stationery import envelope, one_pen
from gifts import one_box, spool
from textiles import apron_on, belt, fold, serpentine
from wood import scissors, spatula, spoon


def bundle_tea(v):
    """a mug, tea and a card with a swallow; the second view shows them in their carton, as they come"""
    m, c, inside = material('glaze', 'mug'), material('paper', 'card', base=.65), material('glaze', 'inside')
    bag, label = material('paper', fixed=bag_colour('assam-jesienny')), material('paper', fixed=(.80, .74, .62), printed=True)
    clay, ink = material('clay', fixed=(.61, .45, .28)), material('paper', fixed=(.022, .035, .075))
    mug = cup(glaze=m, inside=inside, clay=clay, **MUG)
    if v == 1:
        place(mug, (-.90, -.62, 0), (0, 0, 226))
        place(tea_pouch(bag, label), (.06, .40, 0), (0, 0, 3), .92)
        place(folded_card(c, swallow, ink), (.56, -.72, 0), (0, 0, 97), .82)
        return dict(rot=0, elev=24, fill=.83)
    place(mug, (-.60, .34, .12), (0, 0, 212))
    pack = place(tea_pouch(bag, label), (0, -.75, 0), (-66, 0, 0), .88)
    place(pack, (.60, .28, .40), (0, 0, -3))
    place(carton(material('paper', fixed=(.46, .33, .20)), 2.75, 2.2, .60, material('paper', fixed=(.50, .58, .46))), (0, .25, 0))
    kraft = material('paper', fixed=(.50, .38, .25))
    place(envelope(kraft, kraft, back=False), (-.42, -1.50, 0), (0, 0, 9))
    place([slab('card', round_rect(1.05, 1.5, .01, 2), 0, .03, c, .003, 1)] + place(swallow(ink, c), (0, 0, .031)), (.38, -1.66, .018), (0, 0, -34), .87)
    return dict(rot=14, elev=40, fill=.84)


def bundle_coffee(v):
    b, d, m = material('paper', 'bag', base=.5), material('glaze', 'dripper'), material('glaze', 'mug')
    label, tie = material('paper', fixed=(.80, .74, .62), printed=True), material('metal', fixed=(.62, .60, .56), rough=.35)
    inside, clay = material('glaze', fixed=(.76, .71, .62)), material('clay', fixed=(.42, .29, .19))
    place(coffee_pouch(b, label, tie), (.55, .55, 0), (0, 0, -10), .92)
    place(cup(.95, .44, .34, m, inside, clay), (-.75, .0, 0), (0, 0, 205))
    place(dripper_shape(d), (-.75, .0, .90), (0, 0, 170))
    rng = np.random.RandomState(3)
    scatter_beans(48, (.45, -.75), .48, bean(material('bean', fixed=(.055, .027, .014)), material('bean', fixed=(.11, .06, .032))), rng)
    if v == 1:
        return dict(rot=0, elev=16, fill=.78)
    return dict(rot=-28, elev=36, fill=.80)


def bundle_table(v):
    """two plates, two bowls and four napkins"""
    p, b, n = ware('plate', speck=5), ware('bowl', speck=6), material('cloth', 'napkin', weave=24)
    cord = material('cloth', fixed=(.55, .46, .33))
    for x, y in ((-1.0, .75), (1.15, -.75)):
        place(plate_shape(1.35, p, p), (x, y, 0)); place(bowl_shape(.55, .78, .36, b, b, b), (x, y, .06))
    W, t = .95, .04
    for k, (x, y, a) in enumerate(((-1.75, -1.45, 12), (1.95, 1.35, -10))):
        for q in range(2):
            place(fold('napkin', serpentine(W, t, 3, q * .15, 1.2), 2.0, t, [n], wob=.02, seed=3 + k + q, ny=40), (x, y, 0), (0, 0, a + 2 * q))
        place(belt(W + .16, 0, -.004, .31, .10, cord, .10, .014), (x, y, 0), (0, 0, a))
    if v == 1:
        return dict(rot=0, elev=38, fill=.86)
    return dict(rot=52, elev=54, fill=.84)


def crumpled(m, w, d, h):
    """tissue paper that lines a box and stands up along its walls"""
    def fn(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        up = np.clip((np.maximum(np.abs(a), np.abs(b)) - .84) / .16, 0, 1)
        crease, lean = np.abs(noise2(u * w * 3, v * d * 3, 2, 4, 2)), up * np.abs(noise2(u * w * 4, v * d * 4, 5, 3, 2))
        z = .07 + .12 * crease * (1 - up) + up * (h + .02 + .14 * np.abs(noise2(u * w * 3, v * d * 3, 9, 3, 2)))
        return a * (w / 2 - .13 * lean), b * (d / 2 - .13 * lean), z
    return sheet('tissue', fn, 170, 150, m, .006, (w, d))


def carton(m, w, d, h, tissue, lid=None):
    """an open box with paper in it"""
    o = [rbox('floor', (w, d, .05), m, .01)]
    for x in (-1, 1):
        o.append(place(rbox('side', (.05, d, h), m, .01), (x * (w / 2 - .025), 0, 0))); o.append(place(rbox('side', (w, .05, h), m, .01), (0, x * (d / 2 - .025), 0)))
    o.append(crumpled(tissue, w - .13, d - .13, h))
    if lid:
        o += place([rbox('lid', (w + .06, d + .06, .05), m, .01)] + [place(rbox('rim', s, m, .01), at) for s, at in (((w + .06, .05, .3), (0, d / 2, -.25)), ((w + .06, .05, .3), (0, -d / 2, -.25)), ((.05, d + .06, .3), (w / 2, 0, -.25)), ((.05, d + .06, .3), (-w / 2, 0, -.25)))], (0, 0, 0), (lid, 0, 0))
    return o


def bundle_evening(v):
    """a mug, herbs and a candle, with their box"""
    b, r = material('paper', 'box', base=.55), material('cloth', 'ribbon', weave=34)
    m, clay = material('glaze', fixed=(.68, .28, .18)), material('glaze', fixed=(.80, .76, .68))
    wax, wick = material('wax', fixed=(.78, .70, .55)), material('cloth', fixed=(.05, .04, .035))
    jar = material('gloss', fixed=(.30, .42, .50), rough=.12)
    near = v == 1      # everything closer together, so that it can be seen from nearer
    place(cup(.80, .42, .30, m, clay, clay, belly=.085), (-.98 if near else -1.15, -.55, 0), (0, 0, 222 if near else 205))
    place([spin('jar', [(jar, [(0, 0), (.46, 0), (.52, .06), (.52, 1.0), (.50, 1.02), (.475, 1.0), (.475, .80)]), (wax, [(.475, .78), (.3, .765), (0, .77)])]), tube('wick', [(0, 0, .72), (.01, 0, .95)], .016, wick, res=8)], (.02 if near else .22, -1.05 if near else -.90, 0))
    place(tea_pouch(material('paper', fixed=bag_colour('spokojny-wieczor')), material('paper', fixed=(.40, .34, .50), printed=True), True), (1.14 if near else 1.45, .0 if near else .10, 0), (0, 0, -14), .84)
    if v == 1:
        place(one_box(b, r, b, 1.7, 1.5, .95), (-.42, .95, 0), (0, 0, 12))
        return dict(rot=0, elev=28, fill=.90)
    place(carton(b, 2.0, 1.7, .9, material('paper', fixed=(.80, .76, .68))), (-.45, 1.05, 0), (0, 0, 12))
    return dict(rot=20, elev=38, fill=.84)


def bundle_teas(v):
    """three bags of tea and their box"""
    b, r, label = material('paper', 'box', base=.55), material('cloth', 'ribbon', weave=34), material('paper', fixed=(.80, .74, .62), printed=True)
    for k, slug in enumerate(('assam-jesienny', 'sencha-kagoshima', 'spokojny-wieczor')):
        place(tea_pouch(material('paper', fixed=bag_colour(slug)), label, k == 2, (k, 3)), (-1.15 + 1.15 * k, -.35 + .12 * (k - 1) ** 2, 0), (0, 0, 10 - 10 * k), .78)
    if v == 1:
        place(one_box(b, r, b, 2.2, 1.5, 1.1), (.05, 1.35, 0), (0, 0, -6))
        return dict(rot=0, elev=30, fill=.90)
    rng = np.random.RandomState(4)
    for k, c in enumerate(((.045, .03, .02), (.10, .14, .05), (.20, .17, .20))):
        x = -1.1 + 1.12 * k
        place(bowl_shape(.22, .42, .2, *[material('glaze', fixed=(.78, .73, .63))] * 3), (x, -1.45, 0))
        leaf_heap(150, x, -1.45, .14, .30, tea_leaf(material('leaf', fixed=c, rough=.8)), rng, .06)
    return dict(rot=10, elev=38, fill=.84)


def bundle_letters(v):
    """a pen, envelopes and three cards with a swallow"""
    b, r = material('paper', 'box', base=.55), material('cloth', 'ribbon', weave=34)
    card, ink, env, seal = material('paper', fixed=(.78, .72, .60)), material('paper', fixed=(.022, .035, .075)), material('paper', fixed=(.50, .38, .25)), material('wax', fixed=(.42, .06, .035), rough=.3)
    for k in range(6):
        place(envelope(env, seal, back=k == 5), (-1.0 + .02 * math.sin(2 * k), -.45, .018 * k), (0, 0, 8 + 3 * math.sin(2.2 * k)))
    for k in range(3):
        o = [slab('card', round_rect(1.05, 1.5, .01, 2), 0, .03, card, .003, 1)] + place(swallow(ink, card), (0, 0, .031))
        place(o, (.95 + .10 * k, -.35 + .06 * k, .034 * k), (0, 0, -22 + 13 * k))
    pen = place(one_pen(material('wood', fixed=(.24, .095, .055), grain=(9, 9, 1)), material('metal', fixed=(.62, .46, .22))), (0, 0, 0), (0, 90, 0))
    place(place(pen, (-.7, 0, .07)), (-.1, -1.45, 0), (0, 0, -12))
    if v == 1:
        place(one_box(b, r, b, 2.1, 1.5, .6), (-.1, 1.25, 0), (0, 0, 6))
        return dict(rot=0, elev=36, fill=.84)
    return dict(rot=24, elev=54, fill=.84)


def bundle_aprons(v):
    """a large apron and a small one, and three spoons"""
    m, s, small = material('cloth', 'cloth', weave=11), material('cloth', 'strap', weave=22), material('cloth', 'check', weave=14, pattern=True, stripes=.75)
    wood = material('wood', fixed=(.24, .095, .055), grain=(7, .8, 7))
    place(built(lambda: apron_on(m, s)), (-2.4, 0, 0), (0, 0, 4)); place(built(lambda: apron_on(small, small, child=True)), (4.6, -.2, 0), (0, 0, -5), .66)
    for k, (x, a) in enumerate(((1.9, 12), (2.5, -2), (3.1, -14))):
        place((spoon, spatula, spoon)[k](wood), (x, -2.6 + .2 * k, 0), (0, 0, a), 1.15)
    if v == 1:
        return dict(rot=3, elev=66, fill=.86, aperture=.004)
    return dict(rot=-18, elev=46, fill=.86, aperture=.006)


def bundle_bag(v):
    """linen on a roll and four ribbons: what a bag is sewn of"""
    m, e = material('cloth', 'cloth', weave=17, pattern=True), material('cloth', 'edge', weave=34)
    core = material('paper', fixed=(.48, .34, .20))
    W, D, t = 2.6, 2.2, .07
    place(fold('bolt', serpentine(W, t, 7, gap=1.25), D, t * .8, [m], wob=.03, seed=2, fray=.02), (-.7, .35, 0), (0, 0, 14))
    for x, y, z in ((1.35, -.45, 0), (1.45, -.40, .29), (2.05, .75, 0), (2.1, .72, .29)):
        place(spool(e, core, .48, .28), (x, y, z), (0, 0, 40 * x))
    place(scissors(material('gloss', fixed=(.05, .05, .05)), material('metal', fixed=(.62, .61, .59), rough=.24)), (-.2, -1.55, .01), (0, 0, 74))
    return dict(rot=0, elev=34, fill=.84) if v == 1 else dict(rot=34, elev=48, fill=.84)


MODELS = {'bundle-tea': bundle_tea, 'bundle-coffee': bundle_coffee, 'bundle-table': bundle_table, 'gift-box.evening': bundle_evening, 'gift-box.teas': bundle_teas,
          'gift-box.letters': bundle_letters, 'apron.pair': bundle_aprons, 'fabric-fold.bag': bundle_bag}
