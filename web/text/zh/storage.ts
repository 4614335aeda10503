import type { Catalogue, Translated } from '../index.ts';

export const storage: Translated<Catalogue['storage']> = {
  title: '存储',
  text: '原始文件逐字节保存，相同内容只存一份。此外还有页面图像、文本和数据库。',
  freeUnknown: '此类存储无法得知',
  backup: '备份与恢复',
  backupText: '以下命令在服务器上以服务的用户和配置运行。请将 FOLDER 换成不在同一磁盘上的目录。',
  commands: { backup: '备份', restore: '恢复', verify: '校验审计日志' },
  hints: {
    backup:
      '备份数据库的一个完整状态和全部原始文件，服务可照常运行。再次备份到同一目录时只添加新内容。设置 RECTO_BACKUP_DIR 后，服务每天自动备份。',
    restore: '恢复到空的数据目录，并读回全部内容与备份比较。',
    verify: '从头到尾计算日志链，指出是否有任何改动。',
  },
  copy: '复制 {{command}}',
  key: '请将文件 secret.key（或 RECTO_SECRET_KEY）与备份分开保存：没有它便无法读取已保存的密码和密钥。',
  audit: '审计日志',
};
