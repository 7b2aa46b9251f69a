"""Composed scenes on a table, like those in rooms.py: things in use, near by."""
import bpy, math
import numpy as np
from scene import *
from ceramics import MUG, bowl_shape, teapot_shape
from gifts import one_box
from light import candle_jar
from packs import bag_colour, tea_pouch
from pantry import bean, crumb, curl, dice, heap, leaf_heap, scatter_beans, tea_leaf
from prints import folded_card, swallow
from rooms import CLAY, CREAM, LINEN, OAK, SAND, WALNUT, boards, books, filled_cup, knife, napkin, shelf, vase_with_twigs, wall
from stationery import book, envelope, one_pen, pencil
from textiles import cloth, fold, serpentine
from wood import scissors

NEAR = dict(camera=((.3, -7.6, 3.7), (.1, .3, .45), 62, (0, -.5, .45), .20), sun=(-1, .1, .55))


def tea(heaped, colour):
    """a cup of this tea, a bowl of its leaves and the pot"""
    def scene():
        boards(); wall(6.5)
        m = material('glaze', 'bowl')
        place(bowl_shape(.46, .80, .36, m, m, m), (-.75, -.15, 0))
        rng = np.random.RandomState(5)
        place(heaped(rng), (-.75, -.15, .0))
        white = material('glaze', fixed=CREAM)
        place([spin('saucer', [(white, [(0, .02), (.4, .02), (.68, .10), (.70, .12), (.66, .12), (.4, .05), (0, .05)])])] + place(filled_cup(.56, .46, .24, (white, white, white), colour), (0, 0, .05)), (1.05, .15, 0), (0, 0, -30))
        place(napkin(material('cloth', fixed=LINEN, weave=26), 2, 1.5, 1.6), (1.05, .3, -.075), (0, 0, 14))
        place(teapot_shape(material('glaze', fixed=(.20, .25, .24)), material('wood', fixed=OAK, grain=(3, 9, 9))), (.1, 2.6, 0), (0, 0, 160), 1.05)
        vase_with_twigs((-2.5, 3.3, 0), h=1.8)
        return NEAR
    return scene


def black(rng):
    l = material('leaf', 'leaves', base=.15, pattern=True)
    return heap(700, .55, .37, .13, tea_leaf(l), rng, 30, (.7, 1.1)) + heap(260, .48, .40, .12, tea_leaf(l, 2.0), rng, 40, (.6, 1.1)) + leaf_heap(34, .15, -1.0, .03, .34, tea_leaf(l, 1.0), rng)


def mint(rng):
    l = material('leaf', 'leaves', base=.18, pattern=True, vary=.28, rough=.85)
    o = []
    for k in range(4):
        o += heap(380, .55 - .02 * k, .36 + .01 * k, .12, crumb(l, k + 1), rng, 48, (.6, 1.2))
    return o + leaf_heap(60, .15, -1.0, .02, .40, crumb(l, 7), rng)


def fruit(rng):
    l, deep = material('fruit', 'leaves', pattern=True, vary=.25, scale=4), material('fruit', 'leaves', base=.12, vary=.2, scale=4)
    pale, rind, plum = (material('fruit', fixed=c, scale=4) for c in ((.56, .42, .23), (.33, .075, .04), (.050, .020, .026)))
    o = []
    for k, (n, m) in enumerate(((240, l), (220, deep), (220, l), (120, pale), (70, plum))):
        o += heap(n, .54 - .015 * k, .34 + .008 * k, .12, dice(m, k + 1), rng, 180, (.75, 1.25))
    return o + heap(20, .46, .40, .10, curl(pale, rind, 1, .09), rng, 30, (.8, 1.1)) + leaf_heap(26, .2, -1.0, .03, .34, dice(l, 8), rng) + leaf_heap(8, .2, -1.0, .03, .34, dice(plum, 9), rng)


def espresso():
    """an espresso and the beans it is of"""
    boards(colour=WALNUT); wall(6.5)
    m = material('glaze', 'bowl'); b, seam = material('bean', 'beans', pattern=True), material('bean', 'beans', base=.2)
    white, crema = material('glaze', fixed=CREAM), (.30, .14, .05)
    place([spin('saucer', [(white, [(0, .02), (.4, .02), (.68, .10), (.70, .12), (.66, .12), (.4, .05), (0, .05)])])] + place(filled_cup(.56, .36, .22, (white, white, white), crema), (0, 0, .05)), (-.35, -.3, 0), (0, 0, -30))
    place(bowl_shape(.52, .78, .34, m, m, m), (1.35, 1.0, 0))
    place(heap(200, .58, .42, .13, bean(b, seam), np.random.RandomState(5), 55), (1.35, 1.0, 0))
    scatter_beans(30, (.85, -.75), .50, bean(b, seam), np.random.RandomState(8))
    place(napkin(material('cloth', fixed=LINEN, weave=26), 3, 1.2, 1.7), (-2.0, .6, 0), (0, 0, 20))
    books((-1.7, 3.2, 0), ((.12, .17, .14), (.45, .33, .2), CREAM), 12)
    return dict(NEAR, camera=((.3, -7.4, 3.5), (.2, .2, .3), 62, (-.2, -.6, .4), .18))


def breakfast():
    """the butter dish open, bread on the board"""
    boards(); wall(6.5)
    g, k = material('glaze', 'glaze', pattern=True, dip=((0, 0, 1), .33), speck=5), material('wood', 'knob')
    butter, crust, soft = material('wax', fixed=(.78, .60, .27), rough=.5), material('soil', fixed=(.36, .18, .07)), material('soil', fixed=(.66, .50, .31))
    dish = [slab('dish', round_rect(2.0, 1.25, .28), 0, .07, g, bevel=.03), slab('rim', round_rect(1.85, 1.10, .24), .05, .10, g, bevel=.02), place(rbox('butter', (1.15, .62, .34), butter, .03), (-.08, 0, .10)), place(rbox('slice', (.10, .62, .33), butter, .02), (.62, .0, .10), (0, 24, 3))]
    place(dish, (-.3, -.3, 0), (0, 0, 14))
    lid = slab('lid', round_rect(1.55, .84, .18), 0, .52, g, bevel=.10, seg=8)
    place([lid, place(spin('knob', [(k, [(0, 0), (.07, 0), (.055, .05), (.10, .12), (.095, .18), (.05, .21), (0, .215)])], seg=48), (0, 0, .51))], (1.75, .75, 0), (0, 0, -22))
    place(rbox('board', (2.7, 1.7, .16), material('wood', fixed=WALNUT, grain=(.5, 4, 4)), .04), (-1.6, 1.9, 0), (0, 0, 8))
    for x, a in ((-2.1, 78), (-1.75, 74), (-1.25, 4)):
        s = place([slab('bread', [(.62 * math.cos(t), .42 * math.sin(t) + .12 * (math.sin(t) > 0)) for t in np.linspace(0, TAU, 41)[:-1]], 0, .20, crust, .03), slab('crumb', [(.56 * math.cos(t), .36 * math.sin(t) + .11 * (math.sin(t) > 0)) for t in np.linspace(0, TAU, 41)[:-1]], -.012, .212, soft, .02)], (0, .4 * (a > 30), 0), (a, 0, 0))
        place(s, (x, 1.9, .18), (0, 0, 70 if a > 30 else 12))
    place(built(lambda: knife(material('metal', fixed=(.62, .47, .26), rough=.24))), (.85, -.85, .01), (0, 0, 62))
    white = material('glaze', fixed=CREAM)
    place(filled_cup(.80, .42, .31, (white, white, white), (.05, .02, .01)), (.9, 2.7, 0), (0, 0, -20))
    return dict(NEAR, camera=((.3, -8.0, 4.0), (.05, .35, .3), 60, (0, -.6, .3), .18))


def writing():
    """a notebook on the desk, a pen and a cup"""
    boards(colour=WALNUT); wall(6.5)
    c, p, b = material('cloth', 'cover', weave=46, pattern=True, stripes=2.0, dip=((0, 1, 0), .2)), material('paper', 'pages', base=.7), material('cloth', 'band', weave=30)
    place(book(c, p, band=b), (0, 0, 0), (0, 0, -16), 1.15)
    pen = place(one_pen(material('metal', fixed=(.62, .46, .22)), material('metal', fixed=(.60, .34, .20))), (0, 0, 0), (0, 90, 0))
    place(place(pen, (-.7, 0, .07)), (1.55, -.75, 0), (0, 0, 62))
    white = material('glaze', fixed=CREAM)
    place(filled_cup(.95, .44, .34, (white, white, material('clay', fixed=CLAY)), (.05, .02, .01)), (1.75, 1.2, 0), (0, 0, -24))
    env = material('paper', fixed=(.50, .38, .25))
    for k in range(3):
        place(envelope(env, env, back=False), (-1.65 + .03 * k, .75, .018 * k), (0, 0, 12 + 3 * k))
    wd, lead = material('wood', fixed=OAK, grain=(9, 9, 1)), material('paper', fixed=(.04, .04, .045))
    jar = material('glaze', fixed=SAND)
    spin_at = spin('jar', [(jar, [(0, 0), (.30, 0), (.36, .05), (.37, .95), (.34, .97), (.32, .9)])])
    place([spin_at] + [q for k in range(6) for q in place(place(pencil(wd, wd, lead, 1.5 + .05 * k), (0, 0, 0), (0, 10, 60 * k)), (-.02 * math.cos(k), -.02 * math.sin(k), .06))], (-.9, 2.5, 0))
    vase_with_twigs((.9, 3.6, 0), colour=(.25, .32, .30), h=1.8)
    return NEAR


def sewing():
    """linen being cut"""
    boards(); wall(6.5)
    m, e = cloth(weave=17, stripes=.9, dip=((0, 1, 0), .9)), material('cloth', 'edge', weave=22)
    W, D, t = 2.5, 2.0, .07
    sel = lambda a, y: 1 if abs(y) > D / 2 - .08 else 0
    z = t / 2 + 6 * t * 1.25
    p = serpentine(W, t, 7, gap=1.25)[:-1] + [(W / 2 + .06, z - .01), (W / 2 + .22, z - .16), (W / 2 + .38, .20), (W / 2 + .60, .06), (W / 2 + .95, .12), (W / 2 + 1.25, .20), (W / 2 + 1.6, .08), (W / 2 + 2.2, .05)]
    place(fold('bolt', p, D, t * .8, [m, e], sel, wob=.035, seed=2, fray=.02), (-.85, .35, 0), (0, 0, -24))
    place(scissors(material('gloss', fixed=(.05, .05, .05)), material('metal', fixed=(.62, .61, .59), rough=.24)), (-1.05, -1.45, .02), (0, 0, 66))
    wood = material('wood', fixed=OAK, grain=(6, 6, 1))
    for k, (x, y, c) in enumerate(((1.9, .75, (.40, .10, .05)), (2.4, .50, CREAM), (2.1, 1.9, (.12, .17, .14)))):
        th = material('cloth', fixed=c, weave=60)
        place(spin('reel', [(wood, [(0, 0), (.20, 0), (.21, .03), (.11, .10), (.11, .10)]), (th, [(.11, .10), (.185, .11), (.19, .25), (.185, .39), (.11, .40)]), (wood, [(.11, .40), (.20, .44), (.21, .47), (.20, .50), (0, .50)])], seg=64), (x, y, 0))
    for k, c in enumerate(((.55, .45, .32), (.20, .25, .20), (.42, .16, .09), CREAM)):
        place(fold('stack', serpentine(2.2, .07, 3, 0, 1.2), 1.6, .06, [material('cloth', fixed=c, weave=20)], wob=.03, seed=k), (-.4, 3.3, .26 * k), (0, 0, 3 * math.sin(3 * k)))
    return dict(NEAR, camera=((.3, -8.6, 4.6), (.1, .35, .3), 60, (0, -.6, .3), .18))


def candle_light():
    """a candle on a shelf with books, beside the window"""
    shelf(3.2, 0, 5.5, OAK); wall(3.2)
    place(built(lambda: candle_jar(1)), (.05, -.55, 0))
    books((1.9, .35, 0), ((.42, .16, .09), (.55, .47, .35), (.13, .18, .16)), -14)
    place(napkin(material('cloth', fixed=LINEN, weave=26), 2, 1.3, 1.5), (.05, -.5, -.08), (0, 0, 18))
    vase_with_twigs((-1.6, .9, 0), n=3, colour=CREAM, h=1.7)
    return dict(camera=((.1, -7.4, 2.6), (.1, .1, .68), 62, (0, -.9, .6), .18), sun=(-1, -.25, .5))


def greeting():
    """the card among its envelope, a pen and twigs"""
    boards(colour=SAND); wall(6.5)
    p, a = material('paper', 'paper', base=.7), material('paper', 'accent', base=.4)
    place(folded_card(p, swallow, a), (.5, -.2, 0), (0, 0, 100), 1.1)
    place(envelope(a, a, back=False), (-1.2, -.55, 0), (0, 0, 18))
    pen = place(one_pen(material('wood', fixed=(.24, .095, .055), grain=(9, 9, 1)), material('metal', fixed=(.62, .46, .22))), (0, 0, 0), (0, 90, 0))
    place(place(pen, (-.7, 0, .09)), (-1.2, -.6, 0), (0, 0, -14))
    vase_with_twigs((1.6, 2.3, 0), colour=(.25, .32, .30), h=1.6)
    white = material('glaze', fixed=CREAM)
    place(filled_cup(.95, .44, .34, (white, white, material('clay', fixed=CLAY)), (.05, .02, .01)), (-1.7, 2.0, 0), (0, 0, 200))
    return dict(NEAR, camera=((-.2, -7.6, 2.9), (0, .2, .65), 62, (.3, -.5, .7), .18))


def tea_for_a_friend():
    """the mug filled, its tea and the card on a table in the morning"""
    boards(); wall(6.5)
    g, inside, c = material('glaze', 'mug'), material('glaze', 'inside'), material('paper', 'card', base=.65)
    place(napkin(material('cloth', fixed=(.36, .42, .32), weave=26), 2, 2.0, 1.7), (-.75, -.45, 0), (0, 0, 20))
    place(filled_cup(mats=(g, inside, material('clay', fixed=(.61, .45, .28))), colour=(.16, .045, .012), **MUG), (-.75, -.50, .075), (0, 0, -24))
    place(tea_pouch(material('paper', fixed=bag_colour('assam-jesienny')), material('paper', fixed=(.80, .74, .62), printed=True)), (.62, .75, 0), (0, 0, -8), .92)
    place(folded_card(c, swallow, material('paper', fixed=(.022, .035, .075))), (1.25, -.62, 0), (0, 0, 98), .82)
    place(teapot_shape(material('glaze', fixed=CREAM), material('wood', fixed=OAK, grain=(3, 9, 9))), (-1.40, 2.3, 0), (0, 0, 24), 1.0)
    vase_with_twigs((2.5, 3.2, 0), colour=(.25, .32, .30), h=1.8)
    return dict(NEAR, camera=((.2, -8.0, 3.3), (.12, .3, .62), 62, (-.3, -.6, .6), .10))


def spruce(at, turn, long, seed):
    """a twig of spruce lying on the table, with its side twigs"""
    rng = np.random.RandomState(seed)
    bark, green = material('wood', fixed=(.14, .085, .05)), material('leaf', fixed=(.045, .10, .055), rough=.6)
    needle = tube('needle', [(0, 0, 0), (.11, .01, .012), (.20, 0, 0)], [.013, .012, .003], green, res=5, n=2)
    stems = [((0, 0, .05), 0.0, long)] + [((long * f, 0, .05), side * rng.uniform(34, 48), long * (.62 - .5 * f)) for f in (.18, .34, .50, .66) for side in (-1, 1)]
    made, needles = [], []
    for (x, y, z), a, reach in stems:
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        made.append(tube('stem', [(x, y, z), (x + c * reach * .5, y + d * reach * .5, z + .06), (x + c * reach, y + d * reach, z + .02)], [.022, .016, .008], bark, res=6, n=6))
        for f in np.arange(.06, 1.0, .018 / max(reach, .3)):
            lift = .06 * math.sin(math.pi * f)
            needles.append(trs((x + c * reach * f, y + d * reach * f, z + lift), (rng.uniform(0, 360), rng.uniform(-22, 10), a + rng.choice((-1, 1)) * rng.uniform(28, 62)), rng.uniform(.75, 1.1)))
    return place(made + instances(needle, needles), at, (0, 0, turn))


def presents():
    """boxes with ribbons on the table in December, spruce, a cup and a candle"""
    boards(colour=WALNUT); wall(6.5, (.46, .43, .36))
    b, r, l = material('paper', 'box', base=.55, pattern=True, stripes=1.6), material('cloth', 'ribbon', weave=34), material('paper', 'lid', base=.55)
    place(built(lambda: one_box(b, r, l, 1.5, 1.5, .95)), (.15, .35, 0), (0, 0, 28))
    kraft, string = material('paper', fixed=(.36, .235, .13)), material('cloth', fixed=(.42, .10, .06), weave=34)
    place(built(lambda: one_box(kraft, string, kraft, 1.15, 1.15, .55)), (-1.55, 1.15, 0), (0, 0, -16))
    place(built(lambda: one_box(material('paper', fixed=CREAM), r, material('paper', fixed=CREAM), .8, .8, .42)), (-1.05, -.75, 0), (0, 0, 12))
    white = material('glaze', fixed=CREAM)
    place(filled_cup(.95, .44, .34, (white, white, material('clay', fixed=CLAY)), (.05, .02, .01)), (1.95, 1.0, 0), (0, 0, -24))
    wax, wick = material('wax', fixed=(.80, .72, .56)), material('cloth', fixed=(.05, .04, .035))
    for x, y, h in ((-.5, 2.9, 1.5), (.15, 3.3, 1.05)):
        place(spin('candle', [(wax, [(0, 0), (.33, 0), (.36, .03), (.36, h - .05), (.32, h), (.2, h - .05), (0, h - .06)])]), (x, y, 0))
        place(tube('wick', [(0, 0, h - .08), (.01, 0, h + .10), (.03, .01, h + .16)], .016, wick, res=8), (x, y, 0))
    books((2.1, 3.0, 0), ((.42, .16, .09), (.13, .18, .16)), -14)
    spruce((.75, -.85, 0), -8, 1.6, 3); spruce((1.0, -.5, 0), 20, 1.3, 8); spruce((-1.75, -.45, 0), 168, 1.2, 5); spruce((-.45, 1.9, 0), 128, 1.2, 6)
    return dict(NEAR, camera=((.2, -8.2, 3.9), (.15, .45, .48), 60, (.1, -.5, .6), .18), sun=(-1, .05, .48))


VIEWS = {'bundle-tea:3': tea_for_a_friend, 'tea-leaves:3': tea(black, (.16, .045, .012)), 'tea-leaves.mint:3': tea(mint, (.34, .27, .055)), 'tea-leaves.fruit:3': tea(fruit, (.36, .13, .03)), 'coffee-beans:3': espresso,
         'butter-dish:3': breakfast, 'notebook:3': writing, 'fabric-fold:3': sewing, 'candle-jar:3': candle_light, 'card.swallow:3': greeting, 'gift-box:3': presents}
