// All countries of which something is known. A new one is a file beside this one and its line here.
import type { Country } from '../country.ts';
import { AT } from './at.ts';
import { AU } from './au.ts';
import { BE } from './be.ts';
import { BG } from './bg.ts';
import { BR } from './br.ts';
import { CA } from './ca.ts';
import { CH } from './ch.ts';
import { CN } from './cn.ts';
import { CY } from './cy.ts';
import { CZ } from './cz.ts';
import { DE } from './de.ts';
import { DK } from './dk.ts';
import { EE } from './ee.ts';
import { ES } from './es.ts';
import { FI } from './fi.ts';
import { FR } from './fr.ts';
import { GB } from './gb.ts';
import { GF } from './gf.ts';
import { GP } from './gp.ts';
import { GR } from './gr.ts';
import { HK } from './hk.ts';
import { HR } from './hr.ts';
import { HU } from './hu.ts';
import { ID } from './id.ts';
import { IE } from './ie.ts';
import { IN } from './in.ts';
import { IT } from './it.ts';
import { JP } from './jp.ts';
import { LI } from './li.ts';
import { LT } from './lt.ts';
import { LU } from './lu.ts';
import { LV } from './lv.ts';
import { MQ } from './mq.ts';
import { MT } from './mt.ts';
import { MX } from './mx.ts';
import { MY } from './my.ts';
import { NL } from './nl.ts';
import { NO } from './no.ts';
import { NZ } from './nz.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { RE } from './re.ts';
import { RO } from './ro.ts';
import { SE } from './se.ts';
import { SG } from './sg.ts';
import { SI } from './si.ts';
import { SK } from './sk.ts';
import { TR } from './tr.ts';
import { TW } from './tw.ts';
import { US } from './us.ts';
import { YT } from './yt.ts';

export const COUNTRIES: Country[] = [
  AT,
  AU,
  BE,
  BG,
  BR,
  CA,
  CH,
  CN,
  CY,
  CZ,
  DE,
  DK,
  EE,
  ES,
  FI,
  FR,
  GB,
  GF,
  GP,
  GR,
  HK,
  HR,
  HU,
  ID,
  IE,
  IN,
  IT,
  JP,
  LI,
  LT,
  LU,
  LV,
  MQ,
  MT,
  MX,
  MY,
  NL,
  NO,
  NZ,
  PL,
  PT,
  RE,
  RO,
  SE,
  SG,
  SI,
  SK,
  TR,
  TW,
  US,
  YT,
];
