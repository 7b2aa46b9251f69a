"""Candles."""
import math
import numpy as np
from scene import *


def wick(m, z, h=.16):
    return tube('wick', [(0, 0, z - .05), (.003, 0, z + h * .5), (.022, .008, z + h)], [.016, .016, .012], m, res=10)


def pool(wax, r, z):
    """the top of a poured candle, a little dished"""
    return [(r, z), (r, z + .008), (r - .03, z + .012), (r * .6, z - .012), (.05, z - .022), (0, z - .012)]


def candle_holder(v):
    m, w = material('metal', 'metal', rough=.30), material('wax', 'wax')
    wk = material('cloth', fixed=(.05, .04, .035))

    def one(h, x, y, tall):
        o = [spin('holder', [(m, [(0, 0), (.50, 0), (.50, 0), (.53, .02), (.52, .045), (.40, .06), (.10, .09), (.055, .14), (.05, .22), (.085, .27), (.05, .32), (.045, h - .28), (.075, h - .24), (.05, h - .20), (.08, h - .13), (.15, h - .10), (.155, h), (.155, h), (.135, h), (.13, h - .03)])], seg=80),
             spin('candle', [(w, [(.108, h - .05), (.108, h - .05), (.100, h + tall * .7), (.092, h + tall - .02), (.08, h + tall), (0, h + tall + .02)])], seg=48),
             place(wick(wk, 0, .13), (0, 0, h + tall + .02))]
        return place(o, (x, y, 0))
    if v == 1:
        one(1.05, 0, 0, 1.7)
        return dict(rot=0, elev=14, fill=.74)
    one(1.45, 0, 0, 1.6); one(.95, -.95, -.35, 1.5); one(.62, .75, -.75, 1.5)
    return dict(rot=0, elev=20, fill=.78)


def candle_jar(v):
    g, w, k = None, material('wax', 'wax', rough=.45), material('cloth', 'wick', base=.1)
    g = glass('glass')
    lid = material('wood', fixed=(.50, .33, .18), grain=(2, 9, 9))

    def one(r=.52, h=1.05):
        return [spin('glass', [(g, [(0, 0), (r - .06, 0), (r - .02, .02), (r, .08), (r, .08), (r, h - .02), (r - .012, h), (r - .03, h), (r - .042, h - .02), (r - .042, h - .02), (r - .042, .10), (r - .08, .07), (0, .07)])], seg=112),
                spin('wax', [(w, [(0, .075), (r - .09, .075), (r - .05, .11), (r - .047, .14), (r - .047, .14), (r - .047, h * .74)] + pool(w, r - .047, h * .74))]),
                wick(k, h * .74, .20)]
    one()
    if v == 1:
        return dict(rot=0, elev=20, fill=.56)
    place(one(.40, .80), (-.98, .35, 0))
    place(cylinder('lid', .53, .11, lid, .025), (.62, -.78, 0))
    return dict(rot=0, elev=36, fill=.74)


def candle_pillar(v):
    w, k = material('wax', 'wax', pattern=True, dip=((0, 0, 1), .7), speck=7, stripes=2), material('cloth', 'wick', base=.1)

    def one(r, h):
        return [spin('pillar', [(w, [(0, 0), (r - .03, 0), (r, .03), (r, .03), (r, h - .05), (r - .015, h - .005), (r - .05, h), (r - .11, h - .03), (r * .5, h - .055), (.05, h - .06), (0, h - .06)])], wobble=.003), wick(k, h - .06, .22)]
    if v == 1:
        one(.38, 1.35)
        return dict(rot=0, elev=18, fill=.62)
    one(.38, 1.35); place(one(.38, .85), (.80, -.62, 0)); place(one(.38, 1.8), (.15, .95, 0)); place(one(.30, .55), (-.62, -.62, 0))
    return dict(rot=0, elev=26, fill=.76)


MODELS = {'candle-holder': candle_holder, 'candle-jar': candle_jar, 'candle-pillar': candle_pillar}
